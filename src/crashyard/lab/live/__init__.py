"""A study that grows while somebody watches: slices of it, what they show so far, and its report."""
