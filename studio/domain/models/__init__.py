"""Who answers as the model, and whether an answer can be had there."""
