"""What is kept: the database and its lock, the queue of commits and the process that writes, snapshots, migrations."""
