import { beforeEach, describe, expect, test } from 'vitest';
import type { AgreedQuote } from '../../server/host/store/schema.ts';
import { createReservation } from '../../server/host/reservations/createReservation.ts';
import { holdNights } from '../../server/host/reservations/holdNights.ts';
import { resendOtp } from '../../server/host/reservations/resendOtp.ts';
import { verifyOtp } from '../../server/host/reservations/verifyOtp.ts';
import { newPassword } from '../../server/host/reservations/oneTimePassword.ts';
import { unseal } from '../../server/host/keys/keys.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { previewPrice } from '../../server/host/units/previewPrice.ts';
import { awaitPassword, holdStay, standing } from '../outside/support/stays.ts';
import { dayFromNow, someGuest } from '../support/guests.ts';
import { kindOf, told, written } from '../support/directCall.ts';
import { openStillHost, type StillHost } from '../support/stillHost.ts';

let still: StillHost;
beforeEach(async () => {
  still = await openStillHost();
});

const nights = { startDate: dayFromNow(30), endDate: dayFromNow(33) };
const wish = (about: object = {}) => ({
  ...nights,
  rentalUnitId: 'casa',
  guests: 2,
  guest: someGuest(),
  specialRequests: null,
  paymentOptionId: 'now',
  ...about,
});
const me = { clientId: 'site', bookingId: 'b1' };
const reserve = (who: object = me, about: object = {}) => written(still, createReservation, wish(about), who);
const preview = (who: object) =>
  kindOf(told(still, previewPrice, { body: { id: 'casa', ...nights, guestCount: 2 } }, who));
const statusOf = async (id: string) => (await standing(still, id)).status;
const passwords = async () =>
  (await still.db.selectFrom('oneTimePassword').select('reservationId').execute()).map(
    ({ reservationId }) => reservationId,
  );

describe('a booking that is tried again', () => {
  test('takes the place of its own hold: nothing more is due of that, and its password is gone', async () => {
    const first = await reserve();
    const second = await reserve();
    expect(await standing(still, first.id)).toMatchObject({
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
    expect(await standing(still, second.id)).toMatchObject({ status: 'awaiting_otp', paid: ['scheduled'] });
  });

  test.each([
    ['another client’s with the same name', { clientId: 'partner', bookingId: 'b1' }],
    ['the same client’s with another name', { clientId: 'site', bookingId: 'b2' }],
    ['one without a name', { clientId: 'site', bookingId: undefined }],
  ])('finds its rival in %s', async (_, other) => {
    const theirs = await reserve(other);
    expect(await preview(me)).toBe('dates-unavailable');
    expect(await kindOf(reserve())).toBe('dates-unavailable');
    const mine = await reserve(me, { rentalUnitId: 'next' });
    const elsewhere = { startDate: dayFromNow(40), endDate: dayFromNow(43) };
    await reserve(me, { rentalUnitId: 'next', ...elsewhere });
    expect([await statusOf(theirs.id), await statusOf(mine.id)]).toEqual(['awaiting_otp', 'cancelled']);
    expect(await passwords()).toContain(theirs.id);
    expect((await standing(still, theirs.id)).paid).toEqual(['scheduled']);
  });

  test('without a name finds its rival in its own earlier hold', async () => {
    const nameless = { clientId: 'site', bookingId: undefined };
    const { id } = await reserve(nameless);
    expect(await preview(nameless)).toBe('dates-unavailable');
    expect(await kindOf(reserve(nameless))).toBe('dates-unavailable');
    expect(await statusOf(id)).toBe('awaiting_otp');
  });

  test('leaves its own hold once that is proven, and finds its nights taken', async () => {
    const { id } = await reserve();
    await still.db
      .updateTable('reservation')
      .set({ status: 'awaiting_payment' })
      .where('id', '=', id)
      .execute();
    expect(await preview(me)).toBe('dates-unavailable');
    await reserve(me, { rentalUnitId: 'next' });
    expect(await statusOf(id)).toBe('awaiting_payment');
  });

  test('locks the units of all that it holds, in one order, whichever it asks for', async () => {
    await reserve(me, { rentalUnitId: 'next' });
    still.locks.taken();
    await reserve();
    expect(still.locks.taken()).toEqual(['unit casa next in order']);
  });

  test('that has to wait for others does not lock anything for nights that one of them has taken', async () => {
    still.locks.refuseNext();
    await reserve();
    expect(still.locks.taken()).toEqual(['unit casa in order', 'unit casa in order']);
    still.locks.refuseNext();
    expect(await kindOf(reserve({ ...me, bookingId: 'b2' }))).toBe('dates-unavailable');
    expect(still.locks.taken()).toEqual(['unit casa in order']);
  });
});

describe('nights', () => {
  const hold = (about: object = {}) =>
    inTransaction(still.db, (trx) =>
      holdNights(trx, { ...me, asked: wish(about), quote: {} as AgreedQuote, now: new Date() }),
    );

  test('are held once, although nobody looked whether they are free', async () => {
    const first = await hold();
    expect(first).toBeDefined();
    expect(await hold()).toBeUndefined();
    expect(await hold({ startDate: dayFromNow(32), endDate: dayFromNow(34) })).toBeUndefined();
    expect(await hold({ startDate: dayFromNow(33), endDate: dayFromNow(34) })).toBeDefined();
    expect(await hold({ rentalUnitId: 'next' })).toBeDefined();
  });

  test('are held without a special request where none was written', async () => {
    for (const [index, specialRequests] of ['', 'A cot'].entries()) {
      await hold({ specialRequests, startDate: dayFromNow(50 + index), endDate: dayFromNow(51 + index) });
    }
    const kept = await still.db
      .selectFrom('reservation')
      .select('specialRequests')
      .orderBy('startDate')
      .execute();
    expect(kept.map(({ specialRequests }) => specialRequests)).toEqual([null, 'A cot']);
  });
});

describe('a password that proved an address', () => {
  test('is not kept, and nobody else’s is touched', async () => {
    const other = await holdStay(still);
    await awaitPassword(still, other, '123456');
    const { id } = await reserve();
    const { sealed, ...password } = newPassword(still.context.keys, id);
    await still.db.updateTable('oneTimePassword').set(password).where('reservationId', '=', id).execute();
    const otp = unseal(still.context.keys, sealed, id);
    await written(still, verifyOtp, { reservationId: id, otp });
    expect(await passwords()).toEqual([other]);
    expect(await statusOf(other)).toBe('awaiting_payment');
  });

  test('that cannot be sent again is worth the wait for the hold’s end, in whole seconds', async () => {
    const now = new Date();
    await still.clock.stopAt(now);
    const { id } = await reserve();
    await still.db.updateTable('oneTimePassword').set({ resendsLeft: 0 }).execute();
    await still.clock.stopAt(new Date(now.getTime() + 15 * 60_000 - 60_500));
    const refusal = { kind: 'too-many-requests', retryAfter: 61 };
    await expect(written(still, resendOtp, { reservationId: id })).rejects.toMatchObject(refusal);
  });

  test('that was not the one costs a try of its own reservation alone', async () => {
    const [{ id }, other] = [await reserve(), await holdStay(still)];
    await awaitPassword(still, other, '123456');
    const { sealed } = await still.db
      .selectFrom('oneTimePassword')
      .select('sealed')
      .where('reservationId', '=', id)
      .executeTakeFirstOrThrow();
    const right = Number(unseal(still.context.keys, sealed!, id));
    const otp = String((right + 1) % 1_000_000).padStart(6, '0');
    expect(await kindOf(written(still, verifyOtp, { reservationId: id, otp }))).toBe('otp-incorrect');
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
