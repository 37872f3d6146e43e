/** The placeholders of legal texts: numbers that follow the settings, and the name of the site. */
export const placeholders = [
  'productName',
  'unprovenDays',
  'unpaidDays',
  'reservationDays',
  'registrationDays',
  'accountsYears',
  'linkDays',
  'messageDays',
  'codeMinutes',
  'answerHours',
] as const;
export type Placeholder = (typeof placeholders)[number];

const named = /\{(\w+)\}/g;

export const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name);

/** The names in braces in a text. */
export const findPlaceholders = (text: string): string[] =>
  Array.from(text.matchAll(named), ([, name]) => name!);

/** Replaces the placeholders in a text by their values. */
export const filled = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replaceAll(named, (mark, name: string) => (isPlaceholder(name) ? values[name] : mark));
