"""手順スタジオ (Tejun Studio): a desktop RPA studio for people who have never programmed."""

__version__ = "0.1.0"
