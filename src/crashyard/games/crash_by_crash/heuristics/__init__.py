"""What bots see in a position of Crash by Crash; no rule depends on it. Compiled."""
