"""履歴: finished runs, what failed, and the audit log."""
