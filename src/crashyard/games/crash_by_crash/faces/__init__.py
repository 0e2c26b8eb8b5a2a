"""What people see and read: scene, words, and the rules for players."""
