"""記録: what a person does in the browser becomes the steps of a flow."""
