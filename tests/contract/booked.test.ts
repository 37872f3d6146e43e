import { expect, test } from 'vitest';
import { reservationStatuses } from '../../contract/values/statuses.ts';
import { isBooked, isHold } from '../../contract/rules/booked.ts';

test('a stay is the guest’s once confirmed, and when it is over', () => {
  expect(reservationStatuses.filter((status) => isBooked({ status }))).toEqual(['confirmed', 'completed']);
});

test('nights are only held until the address is proven and the money is there', () => {
  const held = reservationStatuses.filter((status) => isHold({ status }));
  expect(held).toEqual(['awaiting_otp', 'awaiting_payment']);
});
