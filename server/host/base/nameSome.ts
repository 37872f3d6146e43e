/** The number of names that a sentence contains at most. */
const most = 5;

/** Joins names for a sentence, and says how many it omits. */
export const nameSome = (names: readonly string[]): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');
