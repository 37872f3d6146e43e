import { is } from 'valibot';
import { expect, test } from 'vitest';
import { reservationId } from '../../contract/schemas/primitives.ts';
import { newId } from '../../server/host/reservations/newNames.ts';

test('a reservation’s id can be typed into a command line, where a hyphen begins an option', () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(ids.filter((id) => id.startsWith('-') || !is(reservationId, id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
