"""Entry point of ``python -m vts``."""

from vts.cli import main

if __name__ == "__main__":
    main()
