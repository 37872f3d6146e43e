import { expect } from 'vitest';
import type { Hold } from '../../../contract/schemas/hold.ts';
import type { Bookings } from '../../support/bookings.ts';
import type { SmallDisk } from './mountSmallDisk.ts';

/** Properties for more holds than fit on the disk. */
export const units = Array.from({ length: 8 }, (_, index) => `casa-${index + 1}`);

interface Site {
  bookings: Bookings;
  order: SmallDisk['order'];
  /** The output or the log of the site. */
  output: () => string;
}

/**
 * Fills the disk while guests book, and makes space again: refusals say when to try again, reads succeed, and no
 * confirmed hold is lost. Returns the number of holds and a summary.
 */
export async function surviveFullDisk({ bookings, order, output }: Site) {
  let count = 0;
  const book = () => {
    count += 1;
    const wish = bookings.wish(units[count % units.length]!, 20 + 3 * Math.floor(count / units.length));
    return bookings.post<Hold>('/reservation', wish, { key: `hold-${count}` });
  };
  const before = await book();
  expect(before.status).toBe(201);
  const answers = [before.body];
  await order('fill');
  // The database may find some more space after a refusal: the disk is full once three follow each other.
  for (let refused = 0; refused < 3 && answers.length < 600;) {
    const { status, headers, body } = await book();
    if (status === 201) answers.push(body);
    else expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
    refused = status === 201 ? 0 : refused + 1;
  }
  expect(answers.length).toBeLessThan(600);
  expect((await bookings.call('GET', '/rental-unit/casa-1/availability')).status).toBe(200);
  expect((await bookings.read(before.body)).status).toBe(200);
  expect(output()).toMatch(/No space left on device/i);

  await order('free');
  const began = performance.now();
  await expect.poll(async () => (await book()).status, { interval: 100 }).toBe(201);
  const seconds = (performance.now() - began) / 1000;
  for (const hold of answers) expect((await bookings.read(hold)).body.status).toBe('awaiting_otp');
  const words = `${answers.length} holds before the disk was full, all there; booked again ${seconds.toFixed(1)} s after there was space`;
  return { holds: answers.length, words };
}
