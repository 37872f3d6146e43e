type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/**
 * Sets a value as if the guest typed it. React overrides the property on the element itself, so the prototype's setter
 * is called.
 */
function typeValue(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(
    control,
    value,
  );
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
}

const getControls = (root: Element) => [
  ...root.querySelectorAll<Control>('input[name], select[name], textarea[name]'),
];

/** Copies the value or choice of a removed control to the control that React created in its place. */
function restore(removed: Control, root: Element, isFocused: boolean) {
  const control = getControls(root).find(
    (candidate) =>
      candidate.name === removed.name && (!isChoice(candidate) || candidate.value === removed.value),
  );
  if (!control) return;
  if (isChoice(removed)) {
    if (isChoice(control) && removed.checked !== control.checked) control.click();
  } else if (removed.value !== '' && removed.value !== control.value) typeValue(control, removed.value);
  if (isFocused && document.activeElement === document.body) control.focus();
}

const isTranslated = () => document.querySelector('font, html[class*=translated-]') !== null;

/**
 * Handles hydration mismatches, for example after a browser translated the page. React renders the affected part again,
 * and this function enters the guest's input in the new controls.
 * @returns the callback for React's recoverable errors; it reports every mismatch that a translation does not explain
 */
export function createMismatchHandler(root: Element): (error: unknown) => void {
  let controls = getControls(root);
  let focused: EventTarget | null = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target));
  return (error) => {
    const removedControls = controls.filter((control) => !control.isConnected);
    controls = controls.filter((control) => control.isConnected);
    for (const removed of removedControls) restore(removed, root, removed === focused);
    if (!isTranslated()) reportError(error);
  };
}
