"""What the rules of Crash by Crash say, section by section. Compiled."""
