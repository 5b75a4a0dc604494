"""The border: no document and no writing request leaves the browser before it was asked about."""
