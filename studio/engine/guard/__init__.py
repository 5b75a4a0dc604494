"""What holds whatever the model says: words, places, traffic, sinks, forms and files, judged by code alone."""
