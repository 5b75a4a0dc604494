// @ts-check

// What a script throws; `targets/pins.py` and `hands/press_check.py` know the faults by the same words.
export const PIN_LOST = "the pinned element is gone";
export const PRESS_MOVED = "the pressed element says something else now";
export const PRESS_UNSURE = "the pressed element does not tell what it is";
