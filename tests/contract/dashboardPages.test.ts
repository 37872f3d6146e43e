import { expect, test } from 'vitest';
import { findLinkToken, findSetupLink, newBookingAddress } from '../../contract/dashboard/pages.ts';

test('the address of a new booking contains the property and the dates', () => {
  expect(newBookingAddress({ property: 'casa', arrival: '2027-05-03', departure: '2027-05-07' })).toBe(
    '/host/bookings/new?property=casa&arrival=2027-05-03&departure=2027-05-07',
  );
});

const token = 'aB3-_x9'.repeat(6);

test.each([
  `#token=${token}`,
  `#token=${token}.`,
  `#token=${token}).`,
  `#token=${token}%E2%80%9D`,
  `#token%3D${token}`,
  `#utm=1&token=${token}&x=2`,
  `%23token=${token}`,
])('the token of a set-up link is found in %s', (text) => {
  expect(findLinkToken(text)).toBe(token);
});

test.each([
  [`/host/setup%23token=${token}`, ''],
  [`/host/setup%23token=${token}.`, ''],
  [`/host/setup%2523token%253D${token}`, ''],
  [`/host/setup/%23token=${token}`, ''],
  ['/host/setup', `?token=${token}`],
  ['/host/setup', `?utm_source=mail%23token=${token}`],
  [`/host/setup%3Futm=1%23token=${token}`, ''],
])('the set-up link %s%s that a mail program has rewritten leads to the same link', (path, query) => {
  expect(findSetupLink(path, query)).toBe(`/host/setup#token=${token}`);
});

test.each([
  ['/host/setup', ''],
  ['/host/setup', '?other=1'],
  [`/host/setups%23token=${token}`, ''],
  ['/host/reservations', `?token=${token}`],
  ['/host/setup%', ''],
])('%s%s is no set-up link', (path, query) => {
  expect(findSetupLink(path, query)).toBeUndefined();
});
