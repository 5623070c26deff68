"""Entry point of ``python -m nnhal``."""

from nnhal.cli import main

if __name__ == "__main__":
    main()
