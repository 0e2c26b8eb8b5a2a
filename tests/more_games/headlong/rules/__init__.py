"""The rules of Headlong. Compiled."""
