import { cleanLine } from './typedText.ts';

/** Stands for the last name of somebody who has a single name, where a last name is asked for. */
export const noLastName = '-';

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A last name as it will be used: dashes, dots and the like alone say that there is none. */
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

/** Whether somebody has a single name. */
export const hasSingleName = (person: PersonName): boolean => givenParts(person).length === 1;

/** First and last name in one line; a single name stands alone. */
export const fullName = (person: PersonName): string => givenParts(person).join(' ');

/** What somebody is greeted by: the first name, or the only one. */
export const callName = (person: PersonName): string => givenParts(person)[0] ?? '';
