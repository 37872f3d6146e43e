/** Returns the letter of a season by its index: A to Z, then AA. */
export const seasonLetter = (index: number): string =>
  String.fromCodePoint(65 + (index % 26)).repeat(Math.floor(index / 26) + 1);
