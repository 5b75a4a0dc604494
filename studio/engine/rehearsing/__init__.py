"""練習: a flow played once more before it is kept, up to the first step that leaves something behind."""
