"""The page: the only room that knows Playwright. Sees (`snapshot`), touches (`actor`), finds again (`locating`)."""
