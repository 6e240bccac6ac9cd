"""Die Dracheninsel, by Tom Schoeps: lift the dragons' gold in pairs, carry it home, and share it or not."""
