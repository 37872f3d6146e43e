/** A camel-cased name as words: `holdExpired` as `hold expired`. */
export const spoken = (name: string): string => name.replace(/([A-Z])/g, ' $1').toLowerCase();

/** The same as a heading. */
export function humanize(name: string): string {
  const words = spoken(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A number of things, in words. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
