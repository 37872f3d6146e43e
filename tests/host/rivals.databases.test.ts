import { beforeEach, describe, expect, test } from 'vitest';
import type { AgreedQuote } from '../../server/host/store/schema.ts';
import { createReservation } from '../../server/host/reservations/createReservation.ts';
import { createOrderRow } from '../../server/host/reservations/insertOrder.ts';
import { resendOtp } from '../../server/host/reservations/resendOtp.ts';
import { verifyOtp } from '../../server/host/reservations/verifyOtp.ts';
import { newPassword } from '../../server/host/reservations/oneTimePassword.ts';
import { decryptText } from '../../server/host/keys/keys.ts';
import { previewPrice } from '../../server/host/units/previewPrice.ts';
import { awaitPassword, createStay, getStayStatus } from '../outside/support/stays.ts';
import { dayFromNow, createGuest } from '../support/guests.ts';
import { getProblemKind, callReadOperation, callWriteOperation } from '../support/directCall.ts';
import { verify } from './support/orders.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

const nights = { startDate: dayFromNow(30), endDate: dayFromNow(33) };
const wish = (about: object = {}) => ({
  ...nights,
  rentalUnitId: 'casa',
  guests: 2,
  guest: createGuest(),
  specialRequests: null,
  paymentOptionId: 'now',
  ...about,
});
const me = { clientId: 'site', bookingId: 'b1' };
const reserve = (who: object = me, about: object = {}) =>
  callWriteOperation(still, createReservation, wish(about), who);
const preview = (who: object) =>
  getProblemKind(
    callReadOperation(still, previewPrice, { body: { id: 'casa', ...nights, guestCount: 2 } }, who),
  );
const getStatus = async (id: string) => (await getStayStatus(still, id)).status;
const passwords = async () =>
  (await still.db.selectFrom('oneTimePassword').select('reservationId').execute()).map(
    ({ reservationId }) => reservationId,
  );

describe('a repeated booking', () => {
  test('replaces its own hold: nothing of that remains due, and its password is deleted', async () => {
    const first = await reserve();
    const second = await reserve();
    expect(await getStayStatus(still, first.id)).toMatchObject({
      status: 'cancelled',
      endReason: 'cancelled',
      paid: ['void'],
    });
    const { endedAt } = await still.db
      .selectFrom('reservation')
      .select('endedAt')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    expect(endedAt).toBeInstanceOf(Date);
    expect(await passwords()).toEqual([second.id]);
    expect(await getStayStatus(still, second.id)).toMatchObject({
      status: 'awaiting_otp',
      paid: ['scheduled'],
    });
  });

  test('leaves holds of another client, of another booking and without a name', async () => {
    const others = await Promise.all(
      [
        { clientId: 'partner', bookingId: 'b1' },
        { clientId: 'site', bookingId: 'b2' },
        { clientId: 'site', bookingId: undefined },
      ].map((other) => reserve(other)),
    );
    await reserve();
    await reserve();
    for (const { id } of others) {
      expect(await getStatus(id)).toBe('awaiting_otp');
      expect(await passwords()).toContain(id);
    }
  });

  test('keeps its own reservation once that is verified, and finds its nights taken', async () => {
    const { id } = await reserve();
    await verify(still, id);
    expect(await preview(me)).toBe('dates-unavailable');
    await reserve(me, { rentalUnitId: 'next' });
    expect(await getStatus(id)).toBe('awaiting_payment');
  });
});

describe('several orders for the same nights', () => {
  test('are accepted, the first to enter its code gets the nights, and the others end', async () => {
    const [first, second] = [await reserve(me), await reserve({ ...me, bookingId: 'b2' })];
    expect((await verify(still, second.id)).nightsHeldUntil).toBeTypeOf('string');
    expect(await getProblemKind(verify(still, first.id))).toBe('dates-unavailable');
    expect(await getStayStatus(still, first.id)).toMatchObject({
      status: 'expired',
      endReason: 'dates_taken',
    });
    expect(await passwords()).toEqual([]);
    expect(await getProblemKind(reserve({ ...me, bookingId: 'b3' }))).toBe('dates-unavailable');
  });

  test('end for the losers without waiting for a lock or a turn', async () => {
    const [first, second] = [await reserve(me), await reserve({ ...me, bookingId: 'b2' })];
    await verify(still, second.id);
    still.locks.taken();
    expect(await getProblemKind(verify(still, first.id))).toBe('dates-unavailable');
    expect(still.locks.taken()).toEqual([]);
  });

  test('end for the loser of a race under the lock', async () => {
    const [first, second] = [await reserve(me), await reserve({ ...me, bookingId: 'b2' })];
    const answers = await Promise.all([
      getProblemKind(verify(still, first.id)),
      getProblemKind(verify(still, second.id)),
    ]);
    expect(answers.filter((answer) => answer === 'dates-unavailable')).toHaveLength(1);
  });
});

test('have no special request if none was written', () => {
  const createRow = (about: object) =>
    createOrderRow({
      ...me,
      request: wish(about),
      quote: {} as AgreedQuote,
      callerMarks: null,
      now: new Date(),
    });
  expect(createRow({ specialRequests: '' }).specialRequests).toBeNull();
  expect(createRow({ specialRequests: 'A cot' }).specialRequests).toBe('A cot');
});

describe('a password', () => {
  test('is not stored in clear, and other reservations do not change', async () => {
    const other = await createStay(still);
    await awaitPassword(still, other, '123456');
    const { id } = await reserve();
    const { sealed, ...password } = newPassword(still.context.keys, id);
    await still.db.updateTable('oneTimePassword').set(password).where('reservationId', '=', id).execute();
    const otp = decryptText(still.context.keys, sealed, id);
    await callWriteOperation(still, verifyOtp, { reservationId: id, otp });
    expect(await passwords()).toEqual([other]);
    expect(await getStatus(other)).toBe('awaiting_payment');
  });

  test('that cannot be sent again returns the wait until the end of the hold in whole seconds', async () => {
    const now = new Date();
    await still.clock.stopAt(now);
    const { id } = await reserve();
    await still.db.updateTable('oneTimePassword').set({ resendsLeft: 0 }).execute();
    await still.clock.stopAt(new Date(now.getTime() + 15 * 60_000 - 60_500));
    const refusal = { kind: 'too-many-requests', retryAfter: 61 };
    await expect(callWriteOperation(still, resendOtp, { reservationId: id })).rejects.toMatchObject(refusal);
  });

  test('that is wrong uses up an attempt of its own reservation only', async () => {
    const [{ id }, other] = [await reserve(), await createStay(still)];
    await awaitPassword(still, other, '123456');
    const { sealed } = await still.db
      .selectFrom('oneTimePassword')
      .select('sealed')
      .where('reservationId', '=', id)
      .executeTakeFirstOrThrow();
    const right = Number(decryptText(still.context.keys, sealed!, id));
    const otp = String((right + 1) % 1_000_000).padStart(6, '0');
    expect(await getProblemKind(callWriteOperation(still, verifyOtp, { reservationId: id, otp }))).toBe(
      'otp-incorrect',
    );
    const tries = await still.db
      .selectFrom('oneTimePassword')
      .select(['reservationId', 'triesLeft'])
      .execute();
    expect(
      Object.fromEntries(tries.map(({ reservationId, triesLeft }) => [reservationId, triesLeft])),
    ).toEqual({
      [id]: 4,
      [other]: 5,
    });
  });
});
