// Actors hold what a guest types, each in its own memory. `check` asks all of them, and an actor with input that a reload
// would lose prevents its default; `change` tells that the answer may be another one now.
const events = new EventTarget();

/** Adds a source of unsaved input. Returns how to remove it. */
export function addUnsavedSource(isUnsaved: () => boolean): () => void {
  const answer = (check: Event) => {
    if (isUnsaved()) check.preventDefault();
  };
  events.addEventListener('check', answer);
  return () => events.removeEventListener('check', answer);
}

/** Whether a reload of the page would lose something that a guest has typed. */
export const hasUnsavedChanges = (): boolean =>
  !events.dispatchEvent(new Event('check', { cancelable: true }));

/** Announces that there may be more unsaved input now, or less. */
export const notifyUnsavedChange = (): void => void events.dispatchEvent(new Event('change'));

/**
 * A warning of the browser before the page is left with unsaved input. It listens only while there is some: some browsers
 * do not keep a page for the Back button that listens to its end.
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

/** From now on the browser asks before the page is left with unsaved input of any source. */
export function warnOfUnsaved(): void {
  events.addEventListener('change', update);
  update();
}
