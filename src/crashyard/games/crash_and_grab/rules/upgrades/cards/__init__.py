"""The upgrade cards, one module each; a module offers its card as `CARD`."""
