"""What stands in deploy/: proxies, units, containers, figures; tried where the machine can."""
