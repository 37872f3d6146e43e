/** Converts a name of the contract for the id or an argument of a message: `no-card` becomes `noCard`. */
export const toCamelCase = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
