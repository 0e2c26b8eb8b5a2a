"""What seats decide (section 6), one module a decision, and their numbers: so there are more than fifteen modules."""
