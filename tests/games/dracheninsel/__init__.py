"""Die Dracheninsel, one module for each section of its rule book."""
