"""Two rule variants side by side."""
