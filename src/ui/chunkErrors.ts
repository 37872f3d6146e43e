/** The id of the message that a part of the page could not be loaded. */
export const notLoadedId = 'not-loaded';

/** The error of a chunk that failed to load, with a mark that says whether the page waits for it. */
interface ChunkError {
  need?: 'optional' | 'required';
}

/** Marks a chunk as optional, unless it is already marked. It is requested again when the page needs it. */
export function markOptional(error: unknown): void {
  (error as ChunkError).need ??= 'optional';
}

/** Marks a chunk as required. Two requests for the same chunk share one error, so this overrides an earlier mark. */
export function markRequired(error: unknown): void {
  (error as ChunkError).need = 'required';
}

/** Whether the page waits for the chunk; true without a mark. */
export const isRequired = (error: unknown): boolean => (error as ChunkError).need !== 'optional';

/**
 * Loads parts that are only useful together. If several fail, only the first failure counts; the others are marked as
 * optional.
 */
export function loadAll<Parts extends readonly Promise<unknown>[] | []>(
  parts: Parts,
): Promise<{ -readonly [Part in keyof Parts]: Awaited<Parts[Part]> }> {
  const all = Promise.all(parts);
  all.catch((first: unknown) =>
    parts.map((part) => part.catch((failure: unknown) => failure === first || markOptional(failure))),
  );
  return all;
}
