// Actors hold a guest's input in their own memory. A copy of it could be out of date when the shell of the tab
// (machines/shell) decides about a reload, so this module stores only functions that query the actors at that moment.
const sources = new Set<() => boolean>();
const changeListeners = new Set<() => void>();

/** Adds a source of unsaved input. Returns the function that removes it. */
export function addUnsavedSource(isUnsaved: () => boolean): () => void {
  sources.add(isUnsaved);
  return () => void sources.delete(isUnsaved);
}

/** Whether a reload of the page would lose a guest's input. */
export const hasUnsavedChanges = (): boolean => [...sources].some((isUnsaved) => isUnsaved());

/** Reports that the amount of unsaved input may have changed. */
export const notifyUnsavedChange = (): void => {
  for (const listener of changeListeners) listener();
};

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
  changeListeners.add(update);
  update();
}
