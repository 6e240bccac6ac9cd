"""Die Schatzinsel, by Peter Lewe: lay the map of the island, set chests on the crosses and guards beside them."""
