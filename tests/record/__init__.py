"""Records: what they hold, and what is said of damaged ones."""
