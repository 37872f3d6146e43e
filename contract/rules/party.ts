import type { AgeGroups, Party } from '../values/party.ts';

/** The number of guests, and their age groups if the property has them. */
export interface Guests {
  readonly guestCount: number;
  readonly party?: Party | undefined;
}

/** Returns the number of all guests, including babies. */
export const getSize = ({ adults, children, babies }: Party): number => adults + children + babies;

/** Returns the guests by age group; guests without one count as adults. */
export const getParty = ({ guestCount, party }: Guests): Party =>
  party ?? { adults: guestCount, children: 0, babies: 0 };

/** Returns the number of guests that counts towards the maximum and for the price. */
export function countedGuests(guests: Guests, groups: AgeGroups | undefined): number {
  const isCounted = groups?.babies?.countAsGuests ?? true;
  return guests.guestCount - (isCounted ? 0 : getParty(guests).babies);
}

/**
 * Returns the number of guests who may have to pay a tax from an age on; an age group that is partly taxable counts in
 * full.
 */
export function countGuestsFromAge(
  age: number | undefined,
  guests: Guests,
  groups: AgeGroups | undefined,
): number {
  const { adults, children, babies } = getParty(guests);
  const pays = (toAge: number | undefined) => age === undefined || toAge === undefined || toAge >= age;
  return adults + (pays(groups?.children?.toAge) ? children : 0) + (pays(groups?.babies?.toAge) ? babies : 0);
}

/** Returns the maximum number of guests in one age group, with the other groups unchanged. */
export function getMaxGuests(
  group: keyof Party,
  guests: Guests,
  { maxGuests, ageGroups }: { readonly maxGuests: number; readonly ageGroups?: AgeGroups | undefined },
): number {
  const free = Math.max(0, maxGuests - countedGuests(guests, ageGroups));
  const has = getParty(guests)[group];
  const babies = ageGroups?.babies;
  if (group !== 'babies' || !babies) return has + free;
  return babies.countAsGuests ? Math.min(babies.max, has + free) : babies.max;
}
