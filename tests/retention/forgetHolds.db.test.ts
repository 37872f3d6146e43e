import { beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredHolds } from '../../server/host/retention/index.ts';
import type { CheckoutStatus, PaymentStatus, ReservationRow } from '../../server/host/store/schema.ts';
import { awaitPassword, createStay, openCheckout } from '../outside/support/stays.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
const over = new Date('2031-01-02T03:04:05.678Z');
const later = (days: number, milliseconds = 0) => new Date(over.getTime() + days * 86_400_000 + milliseconds);
beforeEach(async () => {
  still = await openManualHost();
});

/** A hold that ended at `over`. */
const hold = (
  about: Partial<Pick<ReservationRow, 'verifiedAt' | 'endedAt' | 'confirmedAt' | 'holdExpiresAt'>> = {},
  status: ReservationRow['status'] = 'awaiting_payment',
) => createStay(still, { status, about: { holdExpiresAt: over, ...about } });

const keptAt = async (now: Date) => {
  await still.clock.stopAt(now);
  await deleteExpiredHolds(still);
  const rows = await still.db.selectFrom('reservation').select('id').execute();
  return rows.map(({ id }) => id);
};

describe.each([
  ['whose e-mail address nobody proved', { verifiedAt: null }, 7],
  ['that was proven and never paid', { verifiedAt: over }, 30],
] as const)('a hold %s', (_, proof, days) => {
  test.each(['awaiting_otp', 'awaiting_payment', 'expired', 'cancelled'] as const)(
    `a hold is deleted ${days} days after it is %s, and not before`,
    async (status) => {
      const id = await hold(proof, status);
      expect(await keptAt(later(days))).toEqual([id]);
      expect(await keptAt(later(days, 1))).toEqual([]);
    },
  );

  test('the term begins with the cancellation', async () => {
    const id = await hold({ ...proof, endedAt: later(-5) }, 'cancelled');
    expect(await keptAt(later(days - 5))).toEqual([id]);
    expect(await keptAt(later(days - 5, 1))).toEqual([]);
  });
});

test.each(['awaiting_otp', 'awaiting_payment'] as const)(
  'a hold that is not over is kept (%s)',
  async (status) => {
    const id = await hold({ holdExpiresAt: later(100), verifiedAt: null }, status);
    expect(await keptAt(later(100, -1))).toEqual([id]);
  },
);

test.each(['confirmed', 'completed', 'cancelled'] as const)(
  'a stay that was booked is kept, although it is %s',
  async (status) => {
    const id = await hold({ confirmedAt: over, endedAt: over }, status);
    expect(await keptAt(later(1000))).toEqual([id]);
  },
);

test('all that belongs to a hold goes with it, and nothing of another', async () => {
  const [id, other] = [await hold(), await hold({ holdExpiresAt: later(50) }, 'cancelled')];
  for (const each of [id, other]) {
    await awaitPassword(still, each, '123456');
    const { id: session } = await openCheckout(still, each);
    await still.db
      .updateTable('checkoutSession')
      .set({ status: 'expired' })
      .where('id', '=', session)
      .execute();
  }
  expect(await keptAt(later(31))).toEqual([other]);
  for (const table of ['payment', 'oneTimePassword', 'checkoutSession'] as const) {
    const rows = await still.db.selectFrom(table).select('reservationId').execute();
    expect(rows).toEqual([{ reservationId: other }]);
  }
});

describe('a hold that money is attached to is kept', () => {
  test.each<[CheckoutStatus, boolean]>([
    ['open', true],
    ['processing', true],
    ['failed', true],
    ['complete', true],
    ['expired', false],
  ])('a hold is kept while its checkout session is %s: %s', async (status, isKept) => {
    const id = await hold({}, 'expired');
    await openCheckout(still, id);
    await still.db.updateTable('checkoutSession').set({ status }).execute();
    expect(await keptAt(later(1000))).toEqual(isKept ? [id] : []);
  });

  test.each<[PaymentStatus, boolean]>([
    ['scheduled', false],
    ['void', false],
    ['processing', true],
    ['paid', true],
    ['failed', true],
    ['refunded', true],
  ])('a hold is kept with a payment that is %s: %s', async (status, isKept) => {
    const id = await hold({}, 'expired');
    await still.db.updateTable('payment').set({ status }).execute();
    expect(await keptAt(later(1000))).toEqual(isKept ? [id] : []);
  });

  test('a hold is kept if the gateway knows a payment', async () => {
    const id = await hold({}, 'cancelled');
    await still.db.updateTable('payment').set({ status: 'void', gatewayPaymentId: 'pay_1' }).execute();
    expect(await keptAt(later(1000))).toEqual([id]);
  });
});

test('some hundred holds go at a time', async () => {
  await hold({}, 'cancelled');
  const {
    nights: _,
    holdsNights: __,
    quote,
    ...row
  } = await still.db.selectFrom('reservation').selectAll().executeTakeFirstOrThrow();
  const others = Array.from({ length: 200 }, (___, index) => ({
    ...row,
    quote: JSON.stringify(quote),
    id: `other-${index}`,
    number: `other-${index}`,
  }));
  await still.db.insertInto('reservation').values(others).execute();
  expect(await keptAt(later(31))).toHaveLength(1);
  expect(await keptAt(later(31))).toHaveLength(0);
});
