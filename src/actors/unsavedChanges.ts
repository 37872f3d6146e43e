// Actors hold a guest's input in their own memory. The event `check` queries all of them: an actor with input that a
// reload would lose prevents the event's default. The event `change` reports that the result may have changed.
const events = new EventTarget();

/** Adds a source of unsaved input. Returns the function that removes it. */
export function addUnsavedSource(isUnsaved: () => boolean): () => void {
  const answer = (check: Event) => {
    if (isUnsaved()) check.preventDefault();
  };
  events.addEventListener('check', answer);
  return () => events.removeEventListener('check', answer);
}

/** Whether a reload of the page would lose a guest's input. */
export const hasUnsavedChanges = (): boolean =>
  !events.dispatchEvent(new Event('check', { cancelable: true }));

/** Reports that the amount of unsaved input may have changed. */
export const notifyUnsavedChange = (): void => void events.dispatchEvent(new Event('change'));

/**
 * Makes the browser warn before the page is closed with unsaved input. The listener exists only while input is unsaved,
 * because some browsers exclude pages with such a listener from the back/forward cache.
 */
export function unloadWarning(isUnsaved: () => boolean) {
  const warn = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  };
  const end = () => window.removeEventListener('beforeunload', warn);
  return {
    update: () => (isUnsaved() ? window.addEventListener('beforeunload', warn) : end()),
    end,
  };
}

const { update } = unloadWarning(hasUnsavedChanges);

/** From now on, makes the browser warn before the page is closed with unsaved input of any source. */
export function warnOfUnsaved(): void {
  events.addEventListener('change', update);
  update();
}
