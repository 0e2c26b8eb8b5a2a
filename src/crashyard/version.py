"""The version of the program: written here and nowhere else. What is stored says by which version it was made."""

__version__ = "0.1.0"
