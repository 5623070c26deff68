"""Entry point of ``python -m nnapi``."""

from nnapi.cli import main

if __name__ == "__main__":
    main()
