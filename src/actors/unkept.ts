const asked = new Set<() => boolean>();

/**
 * Says of something typed that is in the page's memory alone whether there is any now: whoever loads the page anew by
 * themselves would take it from the guest. What it gives back has it asked no longer.
 */
export function keepsInMemory(isThereAny: () => boolean): () => void {
  asked.add(isThereAny);
  return () => void asked.delete(isThereAny);
}

/** Whether a page that is loaded anew loses something that a guest has typed. */
export const isAnythingUnkept = (): boolean => [...asked].some((isThereAny) => isThereAny());

/**
 * Has the browser ask before the page is left with something that would be lost. It listens only while there is any: some
 * browsers do not keep a page for the Back button that has something to say to its end.
 */
export function warningOf(isThereAny: () => boolean) {
  const warn = (event: BeforeUnloadEvent) => {
    if (isThereAny()) event.preventDefault();
  };
  const end = () => window.removeEventListener('beforeunload', warn);
  return {
    /** There may be something now, or nothing any more. */
    look: () => (isThereAny() ? window.addEventListener('beforeunload', warn) : end()),
    end,
  };
}

let ofAnything: ReturnType<typeof warningOf> | undefined;

/** From now on the browser asks before the page is left with anything that would be lost. */
export function warnOfLoss(): void {
  ofAnything ??= warningOf(isAnythingUnkept);
  ofAnything.look();
}

/** What is in the page's memory alone may have become more, or less. */
export const noteUnkept = (): void => ofAnything?.look();
