"""How fast the engines are; measured here, never in tests."""
