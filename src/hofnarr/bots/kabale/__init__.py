"""Bots for Kabale und Hiebe. `greedy` and `seeded` are kernel code: any runner can run them."""
