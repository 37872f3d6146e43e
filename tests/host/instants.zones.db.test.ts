import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { decryptText } from '../../server/host/keys/keys.ts';
import { createReservation } from '../../server/host/reservations/createReservation.ts';
import { getReservation } from '../../server/host/reservations/getReservation.ts';
import { resendOtp } from '../../server/host/reservations/resendOtp.ts';
import { planSession } from '../../server/host/reservations/checkout/planSession.ts';
import { verifyOtp } from '../../server/host/reservations/verifyOtp.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { getAvailability } from '../../server/host/units/getAvailability.ts';
import { previewPrice } from '../../server/host/units/previewPrice.ts';
import { getProblemKind, callReadOperation, callWriteOperation } from '../support/directCall.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { openCheckout } from '../outside/support/stays.ts';
import { createGuest } from '../support/guests.ts';

let still: ManualHost;
const begun = new Date('2031-01-02T03:04:05.678Z');
const after = (minutes: number, milliseconds = 0) =>
  new Date(begun.getTime() + minutes * 60_000 + milliseconds);
beforeEach(async () => {
  still = await openManualHost();
  await still.clock.stopAt(begun);
});
afterAll(() => still.clock.run());

const nights = { startDate: '2031-03-10', endDate: '2031-03-13' };
const wish = (about: object = {}) => ({
  ...nights,
  rentalUnitId: 'casa',
  guests: 2,
  guest: createGuest(),
  specialRequests: null,
  paymentOptionId: 'now',
  ...about,
});
const reserve = (about?: object) => callWriteOperation(still, createReservation, wish(about));
const getPassword = async (reservationId: string) => {
  const { sealed } = await still.db
    .selectFrom('oneTimePassword')
    .select('sealed')
    .where('reservationId', '=', reservationId)
    .executeTakeFirstOrThrow();
  return decryptText(still.context.keys, sealed!, reservationId);
};
const verify = async (reservationId: string) =>
  getProblemKind(
    callWriteOperation(still, verifyOtp, { reservationId, otp: await getPassword(reservationId) }),
  );
const resend = (reservationId: string) =>
  getProblemKind(callWriteOperation(still, resendOtp, { reservationId }));
const plan = (id: string) =>
  getProblemKind(inTransaction(still.db, (trx) => planSession(trx, still.context, { reservationId: id })));
const read = (params: { id: string; token: string }) => callReadOperation(still, getReservation, { params });

describe('a one-time password of ten minutes', () => {
  test('still works in their last millisecond', async () => {
    const { id, otpExpiresAt } = await reserve();
    expect(otpExpiresAt).toBe(after(10).toISOString());
    await still.clock.stopAt(after(10, -1));
    expect(await verify(id)).toMatchObject({
      status: 'awaiting_payment',
      holdExpiresAt: after(45, -1).toISOString(),
    });
  });

  test.each([0, 1])('no longer works %i milliseconds after them', async (milliseconds) => {
    const { id } = await reserve();
    await still.clock.stopAt(after(10, milliseconds));
    expect(await verify(id)).toBe('otp-expired');
  });
});

describe('an order that awaits its code for fifteen minutes', () => {
  const rival = () => getProblemKind(reserve());
  const preview = () =>
    getProblemKind(
      callReadOperation(still, previewPrice, { body: { id: 'casa', ...nights, guestCount: 2 } }),
    );
  const taken = async () =>
    (await callReadOperation(still, getAvailability, { params: { id: 'casa' } })).unavailable;
  const longPassword = () =>
    still.db
      .updateTable('oneTimePassword')
      .set({ expiresAt: after(60) })
      .execute();

  test('still takes it in their last millisecond, and keeps no night from others before', async () => {
    const held = await reserve();
    expect(held.holdExpiresAt).toBe(after(15).toISOString());
    await longPassword();
    await still.clock.stopAt(after(15, -1));
    expect(await rival()).toMatchObject({ status: 'awaiting_otp' });
    expect(await preview()).toMatchObject({ nights: 3 });
    expect(await taken()).toEqual([]);
    expect((await read(held)).status).toBe('awaiting_otp');
    expect(await resend(held.id)).toMatchObject({ otpExpiresAt: after(15).toISOString() });
    expect(await verify(held.id)).toMatchObject({ status: 'awaiting_payment' });
    expect(await rival()).toBe('dates-unavailable');
    expect(await preview()).toBe('dates-unavailable');
    expect(await taken()).toEqual([{ start: nights.startDate, end: nights.endDate, reason: 'booked' }]);
  });

  test.each([0, 1])(
    'an order has expired for everybody %i milliseconds after its term',
    async (milliseconds) => {
      const held = await reserve();
      await longPassword();
      await still.clock.stopAt(after(15, milliseconds));
      expect(await read(held)).toMatchObject({ status: 'expired', endReason: 'hold_expired' });
      expect(await verify(held.id)).toBe('hold-expired');
      expect(await resend(held.id)).toBe('hold-expired');
      expect(await taken()).toEqual([]);
      expect(await preview()).toMatchObject({ nights: 3 });
    },
  );
});

describe('a hold of thirty-five minutes', () => {
  const held = async () => {
    const { id } = await reserve();
    await verify(id);
    return id;
  };
  const rival = async () => verify((await reserve()).id);

  test('keeps the nights from others in their last millisecond', async () => {
    await held();
    await still.clock.stopAt(after(35, -1));
    expect(await getProblemKind(reserve())).toBe('dates-unavailable');
  });

  test.each([0, 1])(
    'a hold has expired for everybody %i milliseconds after its term',
    async (milliseconds) => {
      const id = await held();
      await still.clock.stopAt(after(35, milliseconds));
      expect(await rival()).toMatchObject({ nightsHeldUntil: after(70, milliseconds).toISOString() });
      const { status, endReason, endedAt, holdsNights } = await still.db
        .selectFrom('reservation')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect({ status, endReason, endedAt, holdsNights }).toEqual({
        status: 'expired',
        endReason: 'hold_expired',
        endedAt: after(35),
        holdsNights: false,
      });
    },
  );

  test.each([
    [-1, expect.objectContaining({ attempt: 1 }) as unknown],
    [0, 'hold-expired'],
    [1, 'hold-expired'],
  ])(
    'a checkout is open %i milliseconds after the end of a hold that is being paid',
    async (milliseconds, outcome) => {
      const { id } = await reserve();
      await verify(id);
      await still.clock.stopAt(after(35, milliseconds));
      expect(await plan(id)).toEqual(outcome);
    },
  );
});

describe('a checkout session', () => {
  const opened = async () => {
    const held = await reserve();
    await verify(held.id);
    const { id } = await openCheckout(still, held.id);
    await still.db
      .updateTable('checkoutSession')
      .set({ expiresAt: after(30), createdAt: begun, checkedAt: after(30) })
      .execute();
    return { held, id };
  };

  test('a session remains valid until its last millisecond', async () => {
    const { held, id } = await opened();
    await still.clock.stopAt(after(30, -1));
    expect((await read(held)).checkout).toBe('open');
    expect(await plan(held.id)).toMatchObject({ id });
  });

  test.each([0, 1])(
    'has ended %i milliseconds after its time, and another one is planned',
    async (milliseconds) => {
      const { held } = await opened();
      await still.clock.stopAt(after(30, milliseconds));
      expect((await read(held)).checkout).toBe('expired');
      expect(await plan(held.id)).toMatchObject({ expiresAt: after(60, milliseconds) });
    },
  );
});

describe('the last session that a hold has time for', () => {
  const late = async (minutes: number, milliseconds = 0) => {
    const held = await reserve();
    await verify(held.id);
    await still.db
      .updateTable('reservation')
      .set({ holdExpiresAt: after(70) })
      .execute();
    await still.clock.stopAt(after(minutes, milliseconds));
    return { held, planned: await plan(held.id) };
  };

  test('the last session lasts two minutes and ends five minutes before the hold', async () => {
    const { planned } = await late(63);
    expect(planned).toMatchObject({ expiresAt: after(65), attempt: 1 });
  });

  test('no session is opened a millisecond later, and the nights are free at once', async () => {
    const other = await reserve({ rentalUnitId: 'next' });
    const { held, planned } = await late(63, 1);
    expect(planned).toBe('hold-expired');
    expect((await read(other)).status).toBe('awaiting_otp');
    const written = {
      status: 'expired',
      endReason: 'hold_expired',
      endedAt: after(63, 1),
      holdExpiresAt: after(63, 1),
    };
    const stay = still.db.selectFrom('reservation').selectAll().where('id', '=', held.id);
    expect(await stay.executeTakeFirstOrThrow()).toMatchObject(written);
  });

  test('a planned session that was not stored is repeated while two minutes remain', async () => {
    const { held } = await late(20);
    await still.clock.stopAt(after(48, -1));
    expect(await plan(held.id)).toMatchObject({ attempt: 1, expiresAt: after(50) });
    await still.clock.stopAt(after(48));
    expect(await plan(held.id)).toMatchObject({ attempt: 2, expiresAt: after(65) });
  });
});
