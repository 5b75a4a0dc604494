"""編集: the steps of a flow, changed in place."""
