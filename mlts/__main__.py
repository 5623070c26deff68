"""Entry point of ``python -m mlts``."""

from mlts.cli import main

if __name__ == "__main__":
    main()
