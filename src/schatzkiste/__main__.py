"""`python -m schatzkiste` is the command `schatzkiste`."""

from schatzkiste.cli import main

if __name__ == "__main__":  # worker processes import this module too
    main()
