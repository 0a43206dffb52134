"""Cards of Politics & Intrigue."""
