"""Both looks: complete, readable, and worn by what is already there."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QRadioButton

from studio.ui.widgets.theme import Colours, ThemeChoice
from tests.ui.conftest import MakeStage, Stage

READ_ON = [
    ("text", "bg"), ("text", "card"), ("text", "accent_soft"), ("text", "hover"),
    ("muted", "bg"), ("muted", "card"), ("muted", "hover"), ("muted", "accent_soft"),
    ("accent_text", "accent_soft"), ("on_accent", "accent"),
    ("amber", "amber_soft"), ("amber", "card"), ("red", "red_soft"), ("red", "card"),
    ("green", "green_soft"), ("green", "card"), ("text", "amber_soft"),
]  # fmt: skip


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(p) for p in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colours: Colours, text: str, ground: str) -> float:
    values = sorted((luminance(colours.named(text)), luminance(colours.named(ground))))
    return (values[1] + 0.05) / (values[0] + 0.05)


@pytest.mark.parametrize("choice", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_every_text_can_be_read_on_its_ground(make_stage: MakeStage, choice: ThemeChoice) -> None:
    theme = make_stage().theme
    theme.choose(choice)
    poor = {
        pair: round(contrast(theme.colours, *pair), 2)
        for pair in READ_ON
        if contrast(theme.colours, *pair) < 4.5
    }
    assert not poor


def test_icons_change_with_the_colours(stage: Stage) -> None:
    button = stage.find(QRadioButton, "rail_go_library")

    def ink() -> str:
        image = button.icon().pixmap(16, 16).toImage()
        pixels = (image.pixelColor(x, y) for x in range(16) for y in range(16))
        return max(pixels, key=lambda pixel: pixel.alpha()).name()

    stage.theme.choose(ThemeChoice.LIGHT)
    light = ink()
    stage.theme.choose(ThemeChoice.DARK)
    assert stage.theme.is_dark
    assert ink() != light
    stage.theme.choose(ThemeChoice.LIGHT)
    assert ink() == light
