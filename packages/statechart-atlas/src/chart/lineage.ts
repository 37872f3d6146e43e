/** Returns the paths of a state's parent states, from the outermost one, and its own path. */
export const lineage = (id: string): string[] =>
  id.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
