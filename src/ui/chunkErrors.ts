/** The id of the element that says that something of the page could not be loaded. */
export const notLoadedId = 'not-loaded';

/** The error of code that could not be loaded, and whether somebody waits for that code. */
interface ChunkError {
  need?: 'optional' | 'required';
}

/** Marks code that could not be loaded as not needed yet, unless somebody waits for it: it is requested again once needed. */
export function markOptional(error: unknown): void {
  (error as ChunkError).need ??= 'optional';
}

/** Marks code that could not be loaded as needed now: what was requested twice may fail but once. */
export function markRequired(error: unknown): void {
  (error as ChunkError).need = 'required';
}

/** Whether somebody waits for code that could not be loaded; where it is not marked, somebody does. */
export const isRequired = (error: unknown): boolean => (error as ChunkError).need !== 'optional';

/** Loads parts that are of use only together. Where some of them fail, only the first failure counts. */
export function loadAll<Parts extends readonly Promise<unknown>[] | []>(
  parts: Parts,
): Promise<{ -readonly [Part in keyof Parts]: Awaited<Parts[Part]> }> {
  const all = Promise.all(parts);
  all.catch((first: unknown) =>
    parts.map((part) => part.catch((failure: unknown) => failure === first || markOptional(failure))),
  );
  return all;
}
