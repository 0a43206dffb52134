"""All tables of a server: found, made, changed, acted for, and what a viewer is shown of them."""
