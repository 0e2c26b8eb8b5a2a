"""Who is told: programs get events and views, pages get the same painted, and a replay shows it again."""
