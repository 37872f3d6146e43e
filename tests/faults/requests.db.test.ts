import * as fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '../../contract/values/isRecord.ts';
import { operations, type OperationName } from '../../contract/operations.ts';
import type { Operation } from '../../contract/operation.ts';
import { measureQuadraticSearch } from '../support/processorTime.ts';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { openTestHost } from '../support/testHost.ts';
import { MostExpensive } from './support/mostExpensive.ts';
import { selectScale, seed } from '../support/scale.ts';
import { waitUntil } from '../support/waitUntil.ts';

const many = selectScale(150, 450);
const dearest = new MostExpensive();

let bookings: Bookings;
let held: Awaited<ReturnType<Bookings['hold']>>;
beforeAll(async () => {
  bookings = new Bookings(await openTestHost(['casa']));
  held = await bookings.hold('casa', 30);
  await bookings.getPassword(held);
  await waitUntil(allMailsAreSent);
});
afterAll(() => bookings.host.close());

const allMailsAreSent = async () => {
  const { db } = bookings.host;
  const { count } = await db
    .selectFrom('oneTimePassword')
    .select((row) => row.fn.count<string>('sealed').as('count'))
    .executeTakeFirstOrThrow();
  if (count !== '0') throw new Error('a password still waits for its mail');
};

/** Everything that the host keeps about reservations, as one text. */
async function everything(): Promise<string> {
  const tables = [
    'reservation',
    'registration',
    'one_time_password',
    'payment',
    'checkout_session',
    'webhook_event',
    'unit',
  ];
  const rows = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)} order by 1`.execute(bookings.host.db)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

const odd = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    '\0',
    '\u202e',
    '\ud800',
    -1,
    0,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '0000-01-01',
    '9999-12-31',
    '2027-02-30',
    '1e400',
    '__proto__',
    "'; drop table unit; --",
    true,
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer(),
  fc.double(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
);

/** Values that look like what a schema asks for; what else they may be is for the mutations. */
function like(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const given = schema as v.GenericSchema & {
    entries?: Record<string, v.GenericSchema>;
    wrapped?: v.GenericSchema;
    options?: readonly string[];
    pipe?: readonly v.GenericSchema[];
  };
  if (given.entries) {
    return fc.record(
      Object.fromEntries(Object.entries(given.entries).map(([key, entry]) => [key, like(entry)])),
    );
  }
  if (given.wrapped) return fc.option(like(given.wrapped));
  if (given.type === 'picklist') return fc.constantFrom(...(given.options ?? []));
  if (given.type === 'number') return fc.integer({ min: 0, max: 120 });
  return fc.oneof(
    fc.constantFrom('casa', held.id, held.token, dayFromNow(3), dayFromNow(9), '123456', 'now', 'a@b.test'),
    fc.string({ maxLength: 40 }),
  );
}

/** A value with one of its fields made odd, left out, or added to. */
const mutated = (value: unknown): fc.Arbitrary<unknown> =>
  isRecord(value) && Object.keys(value).length > 0
    ? fc.tuple(fc.constantFrom(...Object.keys(value)), fc.nat(4), odd).chain(([key, kind, other]) => {
        const { [key]: inner, ...rest } = value;
        if (kind === 0) return fc.constant(rest);
        if (kind === 1) return fc.constant({ ...value, unexpected: other });
        if (kind === 2 && isRecord(inner)) return mutated(inner).map((next) => ({ ...value, [key]: next }));
        return fc.constant({ ...value, [key]: other });
      })
    : odd;

const posts = (Object.keys(operations) as OperationName[]).filter(
  (name) => (operations[name] as Operation).body,
);

describe('bad input never breaks the host and never changes anything', () => {
  test.each(posts)('sent to %s', async (name) => {
    const { path, body }: Operation = operations[name];
    const before = await everything();
    await fc.assert(
      fc.asyncProperty(
        like(body!)
          .chain((good) => fc.oneof({ weight: 4, arbitrary: mutated(good) }, odd))
          .filter((sent) => !v.is(body!, sent) || !('guest' in (sent as object))),
        async (sent) => {
          // The host's token and the fuzz's guesses at the password are the only ways to change something.
          fc.pre(!isRecord(sent) || !(sent['reservationId'] === held.id && (sent['token'] ?? sent['otp'])));
          fc.pre(name !== 'resendOtp' || !isRecord(sent) || sent['reservationId'] !== held.id);
          const { status } = await dearest.of(() => bookings.post(path, sent));
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: many, seed },
    );
    expect(await everything()).toBe(before);
  });

  test('sent as a stay that is well-formed but absurd', async () => {
    const before = await everything();
    const day = fc.oneof(
      fc.constantFrom('0000-01-01', '0001-01-01', '1970-01-01', '9999-12-31', dayFromNow(1), dayFromNow(30)),
      fc
        .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    );
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(
        day,
        day,
        fc.integer({ min: 1, max: 100 }),
        text,
        async (start, end, guests, option) => {
          const stay = { startDate: start, endDate: end };
          const wish = { ...bookings.wish('casa', 30), ...stay, guests, paymentOptionId: `no ${option}` };
          const booked = await dearest.of(() =>
            bookings.post('/reservation', wish, { key: `fuzz:${guests}` }),
          );
          expect(booked.status).toBeLessThan(500);
          const preview = { id: 'casa', ...stay, guestCount: guests };
          const priced = await dearest.of(() => bookings.post('/reservation/price-preview', preview));
          expect(priced.status).toBeLessThan(500);
        },
      ),
      { numRuns: many, seed },
    );
    expect(await everything()).toBe(before);
  });

  test('sent as raw text', async () => {
    const before = await everything();
    const authorization = `Bearer ${await bookings.token()}`;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...posts),
        fc.oneof(
          fc.uint8Array({ maxLength: 200 }),
          fc.json().map((text) => new TextEncoder().encode(text)),
        ),
        async (name, bytes) => {
          const request = () =>
            new Request(`https://stay.test/api/1${operations[name].path}`, {
              method: 'POST',
              headers: { Authorization: authorization, 'Content-Type': 'application/json' },
              body: new Uint8Array(bytes),
            });
          expect((await dearest.of(() => bookings.host.ask(request()))).status).toBeLessThan(500);
        },
      ),
      { numRuns: many, seed },
    );
    expect(await everything()).toBe(before);
  });

  test('sent in the address, the key or the language', async () => {
    const before = await everything();
    const header = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });
    const segment = fc
      .oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom(held.id, held.token, '%00', '..', '%ff'),
      )
      .map((text) => (text.startsWith('%') ? text : encodeURIComponent(text.toWellFormed())));
    await fc.assert(
      fc.asyncProperty(segment, segment, header, async (one, two, text) => {
        const language = { language: text, headers: { 'X-Forwarded-For': text, 'If-None-Match': text } };
        const requests = [
          () => bookings.call('GET', `/rental-unit/${one}`, undefined, language),
          () => bookings.call('GET', `/rental-unit/${one}/availability`, undefined, language),
          () => bookings.call('GET', `/reservation/${one}/${two}`, undefined, language),
          () => bookings.post('/payment', { reservationId: one }, { key: text || 'k' }),
        ];
        for (const ask of requests) expect((await dearest.of(ask)).status).toBeLessThan(500);
      }),
      { numRuns: many, seed },
    );
    expect(await everything()).toBe(before);
  });

  test('bad input never takes long', async ({ annotate }) => {
    const { calls: requests, processorTime } = dearest;
    await annotate(
      `${requests} requests, none dearer than ${(processorTime / 1000).toFixed(1)} ms of CPU, seed ${seed}`,
    );
    expect(processorTime).toBeLessThan(await measureQuadraticSearch());
  });
});
