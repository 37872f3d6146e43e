import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestsRequest } from '../../contract/schemas/legalForm.ts';
import { Bookings } from '../support/bookings.ts';
import { createLegalForm } from '../support/guests.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(['casa']);
  bookings = new Bookings(host);
});
afterAll(() => host.close());

// These numbers occur nowhere else: any occurrence was stored, sent or logged in clear.
const canaries = {
  name: 'Zenobia Quetzalcoatl',
  surname: 'Quetzalcoatl',
  givenNames: 'Zenobia',
  dateOfBirth: '1931-07-29',
  placeOfBirth: 'Ouagadougou',
  documentNumber: 'CANARY7351946',
  placeOfResidence: 'Reykjanesbær',
} as const;

const mailTo = ({ wish }: { wish: { guest: { email: string } } }) => host.mails.next(wish.guest.email);

/** Every row of every table, as text. */
async function everyColumn(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')
  `.execute(host.db);
  const kept: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
      host.db,
    );
    kept.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return kept.join('\n');
}

test('a document is in no answer, e-mail, log line or column in clear', async () => {
  const stay = await bookings.confirmed('casa', 20);
  const form = createLegalForm({ ...canaries, documentType: 'passport' });
  const answers = [
    await bookings.register(stay, [form], { key: 'canary:guests:1' }),
    await bookings.register(stay, [{ ...form, nationality: 'QQQ' }, form], { key: 'canary:guests:2' }),
    await bookings.register(stay, [
      { ...form, documentNumber: `${form.documentNumber}${'9'.repeat(9)}` },
      form,
    ]),
    await bookings.register({ ...stay, token: 'guessed' }, [form, form]),
  ];
  // The database refuses what is written, as it would when its disk is full.
  await sql`alter table registration add constraint full_disk check (position < 1)`.execute(host.db);
  const failed = await host.fetch(
    new Request('https://stay.test/api/1/reservation/guests', {
      method: 'POST',
      headers: { Authorization: `Bearer ${await bookings.token()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ reservationId: stay.id, token: stay.token, guests: [form, form] }),
    }),
  );
  await sql`alter table registration drop constraint full_disk`.execute(host.db);
  answers.push(
    await bookings.register(stay, [form, form], { key: 'canary:guests:4' }),
    await bookings.register(stay, [form, form], { key: 'canary:guests:4' }),
    await bookings.register(stay, [form, form], { key: 'canary:guests:5' }),
  );
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 404, 200, 200, 409]);
  expect(failed.status).toBe(500);
  const read = await bookings.read(stay);
  expect(read.body.registration).toMatchObject({ status: 'confirmed', guests: 2 });

  const columns = await everyColumn();
  expect(columns.match(/public\.registration /g)).toHaveLength(2);
  const allTexts = JSON.stringify([...answers, read].map(({ body }) => body)) + (await failed.text());
  const log = host.logged();
  expect(log).toContain('full_disk');
  // That the stay is booked, and that its guests are registered, whichever is sent first.
  const letters = [await mailTo(stay), await mailTo(stay)];
  const mails = JSON.stringify([...letters, ...host.mails.mails]);
  expect(letters.map(({ subject }) => subject)).toEqual(Array(2).fill(expect.stringContaining(stay.number)));
  expect(letters.map(({ text }) => text)).toContainEqual(expect.stringContaining('2 guests are registered'));
  for (const canary of Object.values(canaries)) {
    for (const place of [columns, allTexts, log, mails]) {
      expect(place.toLowerCase()).not.toContain(canary.toLowerCase());
    }
  }
});

test('a stored request does not allow to guess a document', async () => {
  const stay = await bookings.confirmed('casa', 30);
  const forms = [createLegalForm(), createLegalForm()];
  await bookings.register(stay, forms, { key: 'guess:guests:1' });
  const body = v.parse(guestsRequest, { reservationId: stay.id, token: stay.token, guests: forms });
  const guessed = createHash('sha256')
    .update(JSON.stringify(['/reservation/guests', body]))
    .digest();
  const { requestHash } = await host.db
    .selectFrom('idempotency')
    .select('requestHash')
    .where('key', '=', 'guess:guests:1')
    .executeTakeFirstOrThrow();
  expect(requestHash.equals(guessed)).toBe(false);
});
