"""What the commands of the command line do, one command a file."""
