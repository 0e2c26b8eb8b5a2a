"""What people and programs read and write of Bump."""
