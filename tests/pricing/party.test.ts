import { expect, test } from 'vitest';
import { getMaxGuests } from '../../contract/rules/party.ts';
import { quoteStay } from '../../server/host/pricing/index.ts';
import { terms } from './support.ts';

const ageGroups = { children: { toAge: 12 }, babies: { toAge: 1, countAsGuests: false, max: 1 } };
const stay = { startDate: '2027-05-03', endDate: '2027-05-05' };
const family = { adults: 2, children: 1, babies: 1 };
const now = new Date('2026-11-20T12:00:00Z');
const getQuote = (about: object, who: { party?: typeof family } = { party: family }) =>
  quoteStay({ ...terms, ...about }, { ...stay, guestCount: 4, ...who }, now);
const extraGuests = (quote: ReturnType<typeof getQuote>) =>
  quote.lines.find(({ kind }) => kind === 'extra_guests')?.quantity;

test('babies who do not count as guests cost no surcharge', () => {
  expect(extraGuests(getQuote({ ageGroups }))).toBe(2);
  const counted = { ...ageGroups, babies: { ...ageGroups.babies, countAsGuests: true } };
  expect(extraGuests(getQuote({ ageGroups: counted }))).toBe(4);
  expect(extraGuests(getQuote({ ageGroups }, {}))).toBe(4);
});

test.each([
  ['none of the children, where they are all too young', 13, 2],
  ['all children, where some of them are old enough, and no baby', 12, 3],
  ['everybody, where the age is that of babies', 1, 4],
  ['everybody, where there is no such age', undefined, 4],
])('the tourist tax is about %s', (_, fromAge, guests) => {
  const { touristTax } = getQuote({ ageGroups, touristTax: { amount: 4_00, ...(fromAge && { fromAge }) } });
  expect(touristTax).toMatchObject({ guests, total: { amount: guests * 2 * 4_00 } });
});

test('a quote says who comes', () => {
  expect(getQuote({ ageGroups })).toMatchObject({ guestCount: 4, party: family });
  expect(getQuote({}, {})).not.toHaveProperty('party');
});

test.each([
  ['room is left for two', 5, { adults: 4, children: 3, babies: 1 }],
  ['there is no room', 3, { adults: 2, children: 1, babies: 1 }],
  ['there are too many', 1, { adults: 2, children: 1, babies: 1 }],
])('each group may be as large as the others leave room for: %s', (_, room, most) => {
  const guests = { guestCount: 4, party: family };
  const offered = { maxGuests: room, ageGroups };
  expect({
    adults: getMaxGuests('adults', guests, offered),
    children: getMaxGuests('children', guests, offered),
    babies: getMaxGuests('babies', guests, offered),
  }).toEqual(most);
});

test('babies who count as guests need room too, and are no more than there are cots', () => {
  const counted = (max: number) => ({
    maxGuests: 5,
    ageGroups: { babies: { toAge: 1, countAsGuests: true, max } },
  });
  const guests = { guestCount: 4, party: family };
  expect(getMaxGuests('babies', guests, counted(9))).toBe(2);
  expect(getMaxGuests('babies', guests, counted(1))).toBe(1);
});
