import { expect, test } from 'vitest';
import { newBookingAddress } from '../../contract/dashboard/pages.ts';

test('the address of a new booking contains the property and the dates', () => {
  expect(newBookingAddress({ property: 'casa', arrival: '2027-05-03', departure: '2027-05-07' })).toBe(
    '/host/bookings/new?property=casa&arrival=2027-05-03&departure=2027-05-07',
  );
});
