import type { AgeGroups, Party } from '../party.ts';

/** Some guests: how many they are in all, and who, where that was asked. */
export interface Guests {
  readonly guestCount: number;
  readonly party?: Party | undefined;
}

/** Everybody who comes, babies included. */
export const getSize = ({ adults, children, babies }: Party): number => adults + children + babies;

/** Who comes; guests of whom nobody said how old they are count as adults. */
export const getParty = ({ guestCount, party }: Guests): Party =>
  party ?? { adults: guestCount, children: 0, babies: 0 };

/** How many guests count towards the most that a property takes, and for its price. */
export function countedGuests(guests: Guests, groups: AgeGroups | undefined): number {
  const isCounted = groups?.babies?.countAsGuests ?? true;
  return guests.guestCount - (isCounted ? 0 : getParty(guests).babies);
}

/** How many guests may have to pay a tax from an age on: a group that some of its ages make pay counts as a whole. */
export function countGuestsFromAge(
  age: number | undefined,
  guests: Guests,
  groups: AgeGroups | undefined,
): number {
  const { adults, children, babies } = getParty(guests);
  const pays = (toAge: number | undefined) => age === undefined || toAge === undefined || toAge >= age;
  return adults + (pays(groups?.children?.toAge) ? children : 0) + (pays(groups?.babies?.toAge) ? babies : 0);
}

/** How many guests of a group there may be at most, with the others as they are. */
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
