"""Sections 8.2 and 8.3: what a blue or yellow card in force demands of ACTION 2, and whether it can be done."""
