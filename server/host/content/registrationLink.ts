import type { UnitContent } from './unitSource.ts';

/** Returns the address of a number's entry in the Portuguese register of local lodging (RNAL). */
function findPortugueseEntry(number: string): string | undefined {
  const [, entry] = /^(\d{1,6})\/AL$/.exec(number) ?? [];
  return entry && `https://rnt.turismodeportugal.pt/RNT/RNAL.aspx?nr=${entry}`;
}

/** The property's entry in the public register: the address in its file, or the one that follows from its number. */
export function findRegistrationLink({
  registrationNumber,
  registrationLink = findPortugueseEntry(registrationNumber),
}: Pick<UnitContent, 'registrationNumber' | 'registrationLink'>) {
  return registrationLink === undefined ? {} : { registrationLink };
}
