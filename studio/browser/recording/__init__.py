"""What a person does in the browser, seen in the page as it happens and told in order."""
