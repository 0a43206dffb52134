"""Cards of Knights & Merchants."""
