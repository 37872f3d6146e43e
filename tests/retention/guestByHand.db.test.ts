import { beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../server/host/commands/run.ts';
import { contactHost } from '../../server/host/contact/contactHost.ts';
import { storeForms } from '../../server/host/registration/storeForms.ts';
import { planSession } from '../../server/host/reservations/checkout/planSession.ts';
import type { PaymentRow, ReservationRow } from '../../server/host/store/schema.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { awaitPassword, createStay, openCheckout } from '../outside/support/stays.ts';
import { createLegalForm } from '../support/guests.ts';
import { getProblemKind, callWriteOperation } from '../support/directCall.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
// The stay ends on 17 May.
const [ahead, onTheLastDay, over] = ['2031-05-01', '2031-05-17', '2031-05-18'].map(
  (day) => new Date(`${day}T12:00:00Z`),
) as [Date, Date, Date];
beforeEach(async () => {
  still = await openManualHost();
  await still.clock.stopAt(over);
});

type About = Partial<Omit<ReservationRow, 'quote' | 'nights'>>;
const registered: About = { guestsRegisteredAt: ahead, confirmedAt: ahead };
const stayed = (about: About = registered, status: ReservationRow['status'] = 'confirmed') =>
  createStay(still, { status, about });
const keepDocuments = (id: string) =>
  inTransaction(still.db, (trx) =>
    storeForms(trx, still.context.keys, id, [createLegalForm(), createLegalForm()]),
  );
const getRow = (id: string) =>
  still.db.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const erase = (reservation: string, exceptDocuments = false) =>
  runCommand(still.context, 'guests.erase', { reservation, exceptDocuments });
/** Why a guest is not erased, as both the question and the deed say. */
async function whyNot(reservation: string, exceptDocuments = false) {
  const refusals = [];
  for (const command of ['guests.previewErasure', 'guests.erase'] as const) {
    const result = runCommand(still.context, command, { reservation, exceptDocuments });
    refusals.push(await result.then(String, (error: Error) => error.message));
  }
  const [result, done] = refusals;
  expect(result).toBe(done);
  expect((await getRow(reservation)).email).not.toBe('');
  return done;
}

describe('a guest is not erased', () => {
  test.each([ahead, onTheLastDay])('a guest is not erased while the stay is not over (%s)', async (now) => {
    await still.clock.stopAt(now);
    expect(await whyNot(await stayed())).toContain('can be erased from 2031-05-18 on');
  });

  test.each(['awaiting_otp', 'awaiting_payment'] as const)(
    'a guest is not erased while they are booking (%s)',
    async (status) => {
      const id = await stayed({ holdExpiresAt: new Date('2031-05-18T12:00:01Z') }, status);
      expect(await whyNot(id)).toContain('is being booked until 2031-05-18T12:00:01.000Z');
    },
  );

  test('a guest is not erased while a payment is being processed', async () => {
    const id = await stayed();
    await still.db.updateTable('payment').set({ status: 'processing' }).execute();
    expect(await whyNot(id)).toContain('is being processed');
  });

  test('a guest is not erased while the registration is open and their link valid', async () => {
    const id = await stayed({ confirmedAt: ahead });
    expect(await whyNot(id)).toContain('until 2031-08-15');
    expect(await whyNot(id, true)).toContain('until 2031-08-15');
    await still.clock.stopAt(new Date('2031-08-16T12:00:00Z'));
    expect(await erase(id)).toMatchObject({ erasedAt: '2031-08-16T12:00:00.000Z' });
  });

  test('a guest is not erased while the law requires their documents, unless those are kept', async () => {
    const id = await stayed();
    await keepDocuments(id);
    const why = await whyNot(id);
    expect(why).toContain('is stored until 2032-05-16');
    expect(why).toContain('--except-documents');
    expect(await erase(id, true)).toMatchObject({ documentsUntil: '2032-05-16' });
    expect((await getRow(id)).email).toBe('');
    expect(await still.db.selectFrom('registration').select('position').execute()).toHaveLength(2);
  });
});

test.each<[ReservationRow['status'], About]>([
  ['confirmed', registered],
  ['completed', registered],
  ['cancelled', { confirmedAt: ahead, endedAt: ahead }],
  ['expired', {}],
  ['awaiting_otp', { holdExpiresAt: over }],
])('a guest is erased once it is over: %s', async (status, about) => {
  const id = await stayed(about, status);
  await awaitPassword(still, id, '123456');
  expect(await erase(id)).toMatchObject({ erasedAt: over.toISOString(), documentsUntil: null });
  expect(await getRow(id)).toMatchObject({ firstName: '', email: '', guestErasedAt: over });
  expect(await still.db.selectFrom('oneTimePassword').selectAll().execute()).toEqual([]);
});

test('the host’s notes and refund reasons are deleted with the guest, and amounts remain', async () => {
  const id = await stayed();
  await runCommand(still.context, 'reservations.note', { reservation: id, text: 'Maria likes tea.' });
  await still.db
    .insertInto('hostRefund')
    .values({ id: 'refund', reservationId: id, amount: 100, reason: 'Maria was cold.' })
    .execute();
  await erase(id);
  expect(await still.db.selectFrom('reservationEvent').select('text').execute()).toEqual([]);
  expect(await still.db.selectFrom('hostRefund').select(['amount', 'reason']).execute()).toEqual([
    { amount: 100, reason: '' },
  ]);
  const note = runCommand(still.context, 'reservations.note', { reservation: id, text: 'Maria' });
  await expect(note).rejects.toThrow('notes can no longer be added');
});

test('a guest is erased once, and their documents deleted by their own term', async () => {
  const id = await stayed();
  await erase(id);
  await still.clock.stopAt(new Date('2031-06-01T12:00:00Z'));
  expect(await erase(id)).toMatchObject({ erasedAt: over.toISOString() });
  expect((await getRow(id)).guestErasedAt).toEqual(over);
});

test('a failed payment is reported before the guest is erased, and not charged afterwards', async () => {
  const id = await stayed();
  await still.db
    .updateTable('payment')
    .set({ status: 'failed' } satisfies Partial<PaymentRow>)
    .execute();
  expect(await runCommand(still.context, 'guests.previewErasure', { reservation: id })).toMatchObject({
    erasedAt: null,
    unpaid: { amount: 30_000 },
  });
  await erase(id);
  const pay = inTransaction(still.db, (trx) => planSession(trx, still.context, { reservationId: id }));
  expect(await getProblemKind(pay)).toBe('not-found');
});

const write = (email: string) =>
  callWriteOperation(still, contactHost, {
    rentalUnitId: 'casa',
    name: 'Maria',
    email,
    phonePrefix: '+351',
    phone: '912 345 678',
    reservationId: null,
    message: 'Is there a cot?',
  });

test('their messages go too, however their address was written, and those of others stay', async () => {
  const id = await stayed({ ...registered, email: 'Maria@guests.test' });
  await write('maria@Guests.test');
  await write('somebody@guests.test');
  await erase(id);
  expect(await still.db.selectFrom('contactMessage').selectAll().execute()).toHaveLength(1);
});

describe('the export of a guest’s data', () => {
  const exported = (reservation: string) => runCommand(still.context, 'guests.export', { reservation });

  test('the export contains all data of the guest, and no secret that opens something', async () => {
    const invoice = { name: 'Ana Silva', taxNumber: '123456789', address: 'Lisboa', country: 'PRT' };
    const details = { specialRequests: 'a cot', invoice, arrivalTime: '22:00' };
    const id = await stayed({ ...registered, ...details, savedCard: 'card_1' });
    await keepDocuments(id);
    await openCheckout(still, id);
    await write('MARIA@guests.test');
    const other = await stayed({ unitId: 'next', email: 'Maria@guests.test' }, 'cancelled');
    const { number } = await getRow(id);
    const kept = await exported(number);
    expect(kept).toMatchObject({
      number,
      exportedAt: over.toISOString(),
      reservation: {
        firstName: 'Maria',
        email: 'maria@guests.test',
        ...details,
        status: 'completed',
      },
      payments: [{ amount: 30_000 }],
      checkoutSessions: [{ status: 'open' }],
      guests: [{ name: 'Hannah Brandt' }, { name: 'Hannah Brandt' }],
      messages: [{ unitId: 'casa', message: { message: 'Is there a cot?' } }],
      otherReservations: [(await getRow(other)).number],
    });
    expect(JSON.stringify(kept)).not.toMatch(/tokenVersion|sealed|salt|hash/);
  });

  test('has when a password was mailed, and not the password', async () => {
    const id = await stayed({ holdExpiresAt: new Date('2031-05-18T13:00:00Z') }, 'awaiting_otp');
    await awaitPassword(still, id, '123456');
    const { oneTimePassword } = await exported(id);
    expect(oneTimePassword).toEqual({ expiresAt: expect.any(String), triesLeft: 5, resendsLeft: 3 });
  });

  test('the export of an erased guest contains what the accounts need', async () => {
    const [id, other] = [await stayed(), await stayed({ ...registered, unitId: 'next' })];
    await erase(id);
    await erase(other);
    expect(await exported(id)).toMatchObject({
      reservation: { email: '', guestErasedAt: over.toISOString() },
      payments: [{ amount: 30_000 }],
      messages: [],
      otherReservations: [],
    });
  });
});
