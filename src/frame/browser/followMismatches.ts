type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** Sets a value as if it was typed. React watches the property of the element itself, so its prototype sets it. */
function type(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(
    control,
    value,
  );
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
}

const getControls = (root: Element) => [
  ...root.querySelectorAll<Control>('input[name], select[name], textarea[name]'),
];

/** Gives the control that React has made in place of another one what was typed or chosen in that one. */
function restore(former: Control, root: Element, isFocused: boolean) {
  const control = getControls(root).find(
    (made) => made.name === former.name && (!isChoice(made) || made.value === former.value),
  );
  if (!control) return;
  if (isChoice(former)) {
    if (isChoice(control) && former.checked !== control.checked) control.click();
  } else if (former.value !== '' && former.value !== control.value) type(control, former.value);
  if (isFocused && document.activeElement === document.body) control.focus();
}

const isTranslated = () => document.querySelector('font, html[class*=translated-]') !== null;

/**
 * Follows React where the page in the DOM is not the one that the server sent, as after a translation: React makes that part
 * of the page again, and what a guest has typed in it is typed in its new controls.
 *
 * @returns what React calls once it has made a part again; a mismatch that no translator explains is reported
 */
export function followMismatches(root: Element): (error: unknown) => void {
  let controls = getControls(root);
  let focused: EventTarget | null = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target));
  return (error) => {
    const gone = controls.filter((control) => !control.isConnected);
    controls = controls.filter((control) => control.isConnected);
    for (const former of gone) restore(former, root, former === focused);
    if (!isTranslated()) reportError(error);
  };
}
