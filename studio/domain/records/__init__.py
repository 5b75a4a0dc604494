"""What is kept or handed over of flows and runs, and what is known about the machine they are kept on."""
