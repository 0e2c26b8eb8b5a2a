"""What seats decide (section 6), one module a decision: so there are more than a dozen."""
