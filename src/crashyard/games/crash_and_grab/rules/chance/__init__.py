"""What chance decides (section 6), one module a decision."""
