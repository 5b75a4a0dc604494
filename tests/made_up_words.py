"""A plugin of pytest (`-p tests.made_up_words`): the studio speaks a language that is none.

Tests stay as they are: whoever decides by words of the window decides otherwise then.
"""

from studio.words import speak
from tests.ui.in_english import made_up

speak("en", made_up)
