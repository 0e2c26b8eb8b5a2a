"""What bots see in a position of Crash & Grab. No rule asks for it."""
