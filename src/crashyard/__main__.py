"""`python -m crashyard` is the command `crashyard`."""

import sys

from crashyard.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
