"""手順書 and 実行の報告: what stands in them, of a flow or of a run; how they look is no matter here."""
