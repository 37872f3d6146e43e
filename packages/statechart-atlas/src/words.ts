/** Splits a camel-cased name into words: `holdExpired` becomes `hold expired`. */
export const spoken = (name: string): string => name.replace(/([A-Z])/g, ' $1').toLowerCase();

/** Formats a camel-cased name as a heading. */
export function humanize(name: string): string {
  const words = spoken(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats a number with its noun, as in `3 states`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
