import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contactRequest } from '../../contract/schemas/contact.ts';
import { reservationId, unitId } from '../../contract/schemas/primitives.ts';
import { isUnitId, maxReservationIdLength } from '../../contract/values/ids.ts';
import { createIdempotencyKey } from '../../contract/values/createIdempotencyKey.ts';

test('a property has an id of small letters, digits and single hyphens, 64 at most', () => {
  const ids = ['casa', 'casa-azul-2', 'x'.repeat(64)];
  const others = ['', 'Casa', 'casa--azul', '-casa', 'casa-', 'casa azul', 'casa/azul', 'x'.repeat(65)];
  expect([...ids, ...others].filter(isUnitId)).toEqual(ids);
  expect([...ids, ...others].filter((id) => v.is(unitId, id))).toEqual(ids);
});

test('an id of a reservation has 64 characters at most, and a message 5000', () => {
  expect(maxReservationIdLength).toBe(64);
  expect([64, 65].map((length) => v.is(reservationId, 'x'.repeat(length)))).toEqual([true, false]);
  const { message } = contactRequest.entries;
  expect([5000, 5001].map((length) => v.is(message, 'x'.repeat(length)))).toEqual([true, false]);
});

test('the key of a call differs for another journey, call or attempt, and is the same otherwise', () => {
  const keys = [
    createIdempotencyKey('b7', 'verifyOtp', 1),
    createIdempotencyKey('b7', 'verifyOtp', 2),
    createIdempotencyKey('b7', 'resendOtp', 1),
    createIdempotencyKey('b8', 'verifyOtp', 1),
  ];
  expect(new Set(keys).size).toBe(4);
  expect(createIdempotencyKey('b7', 'verifyOtp', 1)).toBe(keys[0]);
});
