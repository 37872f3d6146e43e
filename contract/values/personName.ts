import { cleanLine } from './typedText.ts';

/** The last name of a person with a single name, where a last name is required. */
export const noLastName = '-';

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * Normalises a last name: a text of only dashes, dots and similar characters means that the person has no last name.
 */
export function normalizeLastName(typed: string): string {
  const name = cleanLine(typed);
  return name === '' || hasLetters(name) ? name : noLastName;
}

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const givenParts = ({ firstName, lastName }: PersonName) =>
  [firstName, lastName].map((part) => part.trim()).filter(hasLetters);

/** Whether a person has a single name. */
export const hasSingleName = (person: PersonName): boolean => givenParts(person).length === 1;

/** Returns the first and last name on one line, or the single name. */
export const fullName = (person: PersonName): string => givenParts(person).join(' ');

/** Returns the name for a greeting: the first name, or the single name. */
export const callName = (person: PersonName): string => givenParts(person)[0] ?? '';

/** Splits a typed name into the first name and the rest. */
export function splitName(typed: string): { firstName: string; lastName: string } {
  const name = cleanLine(typed);
  const space = name.indexOf(' ');
  return space === -1
    ? { firstName: name, lastName: noLastName }
    : { firstName: name.slice(0, space), lastName: name.slice(space + 1) };
}
