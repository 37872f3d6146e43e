import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bookings } from '../support/bookings.ts';
import { openTestHost } from '../support/testHost.ts';
import { audit } from './support/audit.ts';
import { createCommandSequences } from './support/commands.ts';
import { emptyExpectation } from './support/expectedStays.ts';
import { selectScale, seed } from '../support/scale.ts';

const runs = selectScale(8, 80);
const perRun = selectScale(60, 120);
const units = Array.from({ length: runs }, (_, index) => `casa-${index + 1}`);

let bookings: Bookings;
beforeAll(async () => {
  bookings = new Bookings(await openTestHost(units));
});
afterAll(() => bookings.host.close());

test('random guests never share a night, their money adds up, and each is notified once', async ({
  annotate,
}) => {
  let [done, calls] = [0, 0];
  const free = [...units];
  await fc.assert(
    fc.asyncProperty(createCommandSequences(perRun), async (commands) => {
      // Once it has failed it is tried again with less, on nights that nobody has.
      const expected = emptyExpectation(free.shift() ?? units.at(-1)!);
      await fc.asyncModelRun(() => ({ model: expected, real: bookings }), commands);
      await audit(bookings, expected);
      done += expected.done;
      calls += expected.calls;
    }),
    { seed, numRuns: runs, endOnFailure: true },
  );
  await annotate(`${done} commands, ${calls} calls, seed ${seed}`);
  expect(bookings.host.logged()).not.toMatch(/"level":(50|60)/);
});
