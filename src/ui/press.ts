let isPressed = false;

const endPress = () => {
  isPressed = false;
};

const beginPress = () => {
  isPressed = true;
  window.addEventListener('mouseup', endPress, { once: true });
};

/** Notices from now on whether the mouse or a finger is pressing something. */
export const watchPresses = (): void => window.addEventListener('mousedown', beginPress, { capture: true });

/**
 * Calls a function at once, or after the click of the present press: a press misses a button that moves between the press
 * and its release.
 */
export function afterPress(call: () => void): void {
  if (!isPressed) return call();
  window.addEventListener('mouseup', () => setTimeout(call), { once: true });
}
