"""What each game must conserve; one module for each game."""
