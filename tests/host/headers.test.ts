import { describe, expect, test } from 'vitest';
import { operations } from '../../contract/operations.ts';
import type { Refusal } from '../../server/host/base/refusal.ts';
import { checkHeaders } from '../../server/host/http/checkHeaders.ts';

const requestWith = (headers: Record<string, string>) => new Request('https://stay.test', { headers });

const getRefusal = (headers: Record<string, string>) => {
  try {
    checkHeaders(operations.createReservation, requestWith(headers));
    return [];
  } catch (error) {
    const { problem } = error as Refusal;
    expect(problem.status).toBe(400);
    return problem.violations?.map(({ propertyPath, code }) => `${propertyPath} ${code}`);
  }
};

describe.each([
  ['Idempotency-Key', 255],
  ['Booking-Id', 64],
])('the header %s', (name, longest) => {
  test.each(['!', '~', 'b1:pay:1', 'x'.repeat(longest)])('may be %j', (text) => {
    expect(checkHeaders(operations.createReservation, requestWith({ [name]: text }))).toEqual({
      [name]: text,
    });
  });

  test.each([
    ['', 'blank'],
    ['a b', 'invalid_characters'],
    ['é', 'invalid_characters'],
    ['x'.repeat(longest + 1), 'too_long'],
  ])('may not be %j', (text, code) => {
    expect(getRefusal({ [name]: text })).toEqual([`${name} ${code}`]);
  });
});

test('all invalid headers are reported at once, and none is required', () => {
  expect(checkHeaders(operations.createReservation, requestWith({}))).toEqual({});
  expect(getRefusal({ 'Idempotency-Key': 'a b', 'Booking-Id': '' })).toEqual([
    'Idempotency-Key invalid_characters',
    'Booking-Id blank',
  ]);
});

test('an operation reads the headers of its contract only', () => {
  const both = requestWith({ 'Idempotency-Key': 'k', 'Booking-Id': 'b' });
  expect(checkHeaders(operations.createCheckout, both)).toEqual({ 'Idempotency-Key': 'k' });
  expect(checkHeaders(operations.getRentalUnit, both)).toEqual({});
});
