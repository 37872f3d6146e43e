import { describe, expect, test } from 'vitest';
import type { AgeGroups } from '../../contract/values/party.ts';
import { getDateAt } from '../../contract/values/nights.ts';
import { formatStayQuery, parseRequestedStay } from '../../contract/rules/stayLink.ts';

const today = '2027-05-03';
const dates = { startDate: '2027-05-03', endDate: '2027-05-06' };
const family: AgeGroups = { children: { toAge: 12 }, babies: { toAge: 1, countAsGuests: false, max: 1 } };

describe('a link to a property', () => {
  test('contains dates and guests', () => {
    expect(parseRequestedStay('?from=2027-05-03&to=2027-05-06&guests=3', { today, maxGuests: 4 })).toEqual({
      dates,
      guests: { guestCount: 3 },
    });
  });

  test('may contain dates alone, or guests alone, in addition to other parameters', () => {
    expect(parseRequestedStay('?utm=a&from=2027-05-03&to=2027-05-06&', { today })).toEqual({ dates });
    expect(parseRequestedStay('?guests=3', { today })).toEqual({ guests: { guestCount: 3 } });
    expect(parseRequestedStay('', { today })).toEqual({});
  });

  test.each([
    ['one date', '?from=2027-05-03'],
    ['one date', '?to=2027-05-06'],
    ['a day that is over', '?from=2027-05-02&to=2027-05-06'],
    ['no night', '?from=2027-05-03&to=2027-05-03'],
    ['the end first', '?from=2027-05-06&to=2027-05-04'],
    ['a day that is in no calendar', '?from=2027-05-03&to=2027-05-32'],
    ['a day that is in no calendar', '?from=2027-06-30&to=2027-06-31'],
    ['another way to write dates', '?from=3.5.2027&to=6.5.2027'],
    ['a moment', '?from=2027-05-03T00:00:00Z&to=2027-05-06'],
    ['somebody’s script', '?from=%3Cscript%3E&to=<script>&guests=<b>3</b>'],
    ['a year nobody lives to see', '?from=20270-05-03&to=20270-05-06'],
    ['another name', '?xfrom=2027-05-03&xto=2027-05-06'],
  ])('with an invalid %s is not understood: %s', (_, query) => {
    expect(parseRequestedStay(query, { today })).toEqual({});
  });

  test.each(['0', '-1', '2.5', '1e1', '', 'two', '5', '101', '1000'])(
    'has no guests if %s would come to a house for four',
    (count) => {
      expect(parseRequestedStay(`?guests=${count}`, { today, maxGuests: 4 })).toEqual({});
    },
  );

  test('may have a hundred guests without a property', () => {
    expect(parseRequestedStay('?guests=100', { today }).guests).toEqual({ guestCount: 100 });
    expect(parseRequestedStay('?guests=101', { today })).toEqual({});
  });
});

describe('children and babies in a link', () => {
  const readGuests = (query: string, ageGroups?: AgeGroups) =>
    parseRequestedStay(query, { today, maxGuests: 4, ageGroups }).guests;

  test('are counted among the guests', () => {
    expect(readGuests('?guests=5&children=2&babies=1', family)).toEqual({
      guestCount: 5,
      party: { adults: 2, children: 2, babies: 1 },
    });
    expect(readGuests('?guests=3', family)).toEqual({
      guestCount: 3,
      party: { adults: 3, children: 0, babies: 0 },
    });
  });

  test('are adults at a property without age groups', () => {
    expect(readGuests('?guests=4&children=2')).toEqual({ guestCount: 4 });
    expect(readGuests('?guests=4&children=2&babies=1', { children: { toAge: 12 } })).toEqual({
      guestCount: 4,
      party: { adults: 2, children: 2, babies: 0 },
    });
  });

  test.each(['?guests=2&children=2', '?guests=5&babies=2', '?guests=5&children=1', '?guests=2&children=3'])(
    'are rejected without an adult, or in excess of the beds: %s',
    (query) => expect(readGuests(query, family)).toBeUndefined(),
  );
});

describe('the link to a stay', () => {
  test('contains its dates and guests', () => {
    expect(formatStayQuery({ ...dates, guestCount: 3 })).toBe('?from=2027-05-03&to=2027-05-06&guests=3');
  });

  test('is empty before both dates are chosen', () => {
    expect(formatStayQuery({ ...dates, endDate: '', guestCount: 3 })).toBe('');
    expect(formatStayQuery({ ...dates, startDate: '', guestCount: 3 })).toBe('');
  });

  test.each([
    { adults: 2, children: 0, babies: 0 },
    { adults: 1, children: 2, babies: 1 },
    { adults: 3, children: 1, babies: 0 },
  ])('is read as it was written: %o', (party) => {
    const stay = { ...dates, guestCount: party.adults + party.children + party.babies, party };
    const { guestCount } = stay;
    expect(parseRequestedStay(formatStayQuery(stay), { today, maxGuests: 4, ageGroups: family })).toEqual({
      dates,
      guests: { guestCount, party },
    });
  });
});

test('the date of an instant is that of the property’s clock', () => {
  const midnight = Date.parse('2027-05-03T00:30:00Z');
  expect(getDateAt(midnight, 'Europe/Lisbon')).toBe('2027-05-03');
  expect(getDateAt(midnight, 'Atlantic/Azores')).toBe('2027-05-03');
  expect(getDateAt(midnight, 'America/New_York')).toBe('2027-05-02');
  expect(getDateAt(Date.parse('2027-05-02T12:30:00Z'), 'Pacific/Auckland')).toBe('2027-05-03');
});
