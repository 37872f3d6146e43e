/** A state's path and those of the states around it, from the outside in. */
export const lineage = (id: string): string[] =>
  id.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
