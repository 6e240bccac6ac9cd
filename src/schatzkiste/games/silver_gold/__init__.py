"""Silver & Gold, by Phil Walker-Harding: mark the fields of treasure islands with the pattern everyone gets."""
