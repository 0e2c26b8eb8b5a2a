"""What people see of Crash & Grab: its scene, its words and its rules for players."""
