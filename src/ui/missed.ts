/** The id of the element that says that something of the page could not be loaded. */
export const notLoadedId = 'not-loaded';

/** Of what could not be loaded, whether somebody waits for it. */
const known = new WeakMap<Error, boolean>();

/** Notes of a part that could not be loaded that nobody waits for it: it is asked for again once somebody does. */
export function nobodyMisses(failure: unknown): void {
  known.set(failure as Error, known.get(failure as Error) ?? false);
}

/** Notes that somebody waits for it after all: what was asked for twice may fail but once. */
export function somebodyMisses(failure: unknown): void {
  known.set(failure as Error, true);
}

/** Parts that are of use only together. Where some of them cannot be had, only the first to fail can be missed. */
export function together<Parts extends readonly Promise<unknown>[] | []>(
  parts: Parts,
): Promise<{ -readonly [Part in keyof Parts]: Awaited<Parts[Part]> }> {
  const all = Promise.all(parts);
  all.catch((first: unknown) =>
    parts.map((part) => part.catch((failure: unknown) => failure === first || nobodyMisses(failure))),
  );
  return all;
}

/** Whether somebody waits for what could not be loaded: all do who have not said otherwise. */
export const isMissed = (failure: unknown): boolean => known.get(failure as Error) !== false;
