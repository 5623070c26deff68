"""Entry point of ``python -m cts``."""

from cts.cli import main

if __name__ == "__main__":
    main()
