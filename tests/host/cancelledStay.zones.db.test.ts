import { beforeEach, describe, expect, test } from 'vitest';
import { toRefusal } from '../../server/host/base/refusal.ts';
import { answerCall } from '../../server/host/http/answerCall.ts';
import { handlers } from '../../server/host/http/handlers.ts';
import { getLinkToken } from '../../server/host/keys/linkToken.ts';
import { storeForms } from '../../server/host/registration/storeForms.ts';
import { cancelReservation } from '../../server/host/reservations/cancelReservation.ts';
import { describeReservation } from '../../server/host/reservations/describeReservation.ts';
import { endReservation } from '../../server/host/reservations/endReservation.ts';
import { lockReservation } from '../../server/host/stays/lockReservation.ts';
import { readPayments } from '../../server/host/stays/readPayments.ts';
import type { PaymentRow, ReservationRow } from '../../server/host/store/schema.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { awaitPassword, createStay, openCheckout, getStayStatus } from '../outside/support/stays.ts';
import { createLegalForm } from '../support/guests.ts';
import { createCall, getProblemKind, callWriteOperation } from '../support/directCall.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
const now = new Date('2031-01-02T03:04:05.678Z');
// May, in Lisbon.
const checkIn = new Date('2031-05-14T14:00:00Z');
beforeEach(async () => {
  still = await openManualHost();
  await still.clock.stopAt(now);
});

const statuses = ['scheduled', 'processing', 'paid', 'failed', 'refunded', 'void'] as const;

/** A stay with one payment of 100.00 in every state. */
async function stayOfAll(status: ReservationRow['status'] = 'confirmed') {
  const later = statuses.slice(1).map(() => ({ dueDate: '2031-05-07', amount: 10_000 }));
  const about = { holdExpiresAt: new Date('2031-01-02T03:30:00Z') };
  const id = await createStay(still, { now: 10_000, later, status, about });
  for (const [position, each] of statuses.entries()) await mark(id, position, { status: each });
  return id;
}
const mark = (id: string, position: number, about: Partial<PaymentRow>) =>
  still.db
    .updateTable('payment')
    .set(about)
    .where('reservationId', '=', id)
    .where('position', '=', position)
    .execute();

const end = (id: string, refund = { percentage: 0, amount: 0 }) =>
  inTransaction(still.db, async (trx) => {
    const locked = await lockReservation(trx, still.context, id);
    const total = { amount: refund.amount, currency: 'EUR' } as const;
    await endReservation(trx, still.context, locked, await readPayments(trx, id), { ...refund, total });
  });
const getRow = (id: string) =>
  still.db.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const kept = async (table: 'oneTimePassword' | 'registration') =>
  (await still.db.selectFrom(table).select('reservationId').execute()).map(
    ({ reservationId }) => reservationId,
  );

describe('a cancelled stay', () => {
  test('shows when and why it ended and its promised refund, and other stays remain', async () => {
    const [id, other] = [await stayOfAll(), await createStay(still, { about: { unitId: 'next' } })];
    const before = [await getRow(other), await getStayStatus(still, other)];
    await end(id, { percentage: 50, amount: 5_000 });
    const ended = { status: 'cancelled', endReason: 'cancelled', endedAt: now };
    expect(await getRow(id)).toMatchObject({ ...ended, refundPercentage: 50, refundAmount: 5_000 });
    expect([await getRow(other), await getStayStatus(still, other)]).toEqual(before);
  });

  test('owes no scheduled or failed amounts; processing and paid ones remain', async () => {
    const id = await stayOfAll();
    await end(id);
    expect((await getStayStatus(still, id)).paid).toEqual([
      'void',
      'processing',
      'paid',
      'void',
      'refunded',
      'void',
    ]);
  });

  test('refunds paid amounts, without the earlier refunds', async () => {
    const id = await stayOfAll();
    await end(id, { percentage: 100, amount: 10_000 });
    const { payments } = await getStayStatus(still, id);
    expect(payments.map(({ refundAmount }) => refundAmount)).toEqual([0, 0, 10_000, 0, 0, 0]);
    expect(still.jobs.taken()).toEqual([
      ['payment.refund', { paymentId: payments[2]!.id }],
      ['mail.cancelled', { reservationId: id }],
      ['mail.hostCancelled', { reservationId: id }],
    ]);
  });

  test('requests no refund without a refundable amount', async () => {
    await end(await stayOfAll());
    expect(still.jobs.taken().map(([name]) => name)).toEqual(['mail.cancelled', 'mail.hostCancelled']);
  });

  test.each(['awaiting_otp', 'awaiting_payment'] as const)(
    'is not reported to anybody while it is %s',
    async (status) => {
      await end(await stayOfAll(status));
      expect(still.jobs.taken()).toEqual([]);
    },
  );

  test('cannot be paid in a session that is still open', async () => {
    const [id, other] = [await createStay(still), await createStay(still, { about: { unitId: 'next' } })];
    await openCheckout(still, other);
    const sessions = [];
    for (const status of ['open', 'failed', 'processing', 'expired', 'complete'] as const) {
      const { id: session } = await openCheckout(still, id);
      sessions.push(session);
      await still.db.updateTable('checkoutSession').set({ status }).where('id', '=', session).execute();
    }
    await end(id);
    expect(still.jobs.taken()).toEqual(
      sessions.slice(0, 3).map((sessionId) => ['checkout.expire', { sessionId }]),
    );
  });

  test('keeps no password, and leaves those of others', async () => {
    const [id, other] = [await createStay(still), await createStay(still, { about: { unitId: 'next' } })];
    await awaitPassword(still, id, '123456');
    await awaitPassword(still, other, '123456');
    await end(id);
    expect(await kept('oneTimePassword')).toEqual([other]);
  });
});

describe('the documents of a stay’s guests', () => {
  const registered = async (unitId: string) => {
    const id = await createStay(still, { status: 'confirmed', about: { unitId } });
    await inTransaction(still.db, (trx) => storeForms(trx, still.context.keys, id, [createLegalForm()]));
    return id;
  };

  test('are deleted by a cancellation before the check-in hour, and other documents are not', async () => {
    const [id, other] = [await registered('casa'), await registered('next')];
    await still.clock.stopAt(new Date(checkIn.getTime() - 1));
    await end(id);
    expect(await kept('registration')).toEqual([other]);
  });

  test.each([0, 1])(
    'are kept %i milliseconds after it, when guests may have arrived',
    async (milliseconds) => {
      const id = await registered('casa');
      await still.clock.stopAt(new Date(checkIn.getTime() + milliseconds));
      await end(id);
      expect(await kept('registration')).toEqual([id]);
    },
  );
});

describe('a cancelling guest', () => {
  const cancel = (id: string, shown: object) => {
    const token = getLinkToken(still.context.keys, { id, tokenVersion: 1 });
    return getProblemKind(
      callWriteOperation(still, cancelReservation, { reservationId: id, token, ...shown }),
    );
  };
  const callOff = (id: string, expectedRefund?: number) =>
    cancel(id, expectedRefund === undefined ? {} : { expectedRefund });
  const paid = async (percentage = 100) => {
    const id = await createStay(still, { status: 'confirmed', refundPercentage: percentage });
    await mark(id, 0, { status: 'paid', gatewayPaymentId: 'pay_1' });
    return id;
  };
  const refund = { percentage: 100, total: { amount: 30_000, currency: 'EUR' } };

  test.each([undefined, 0, 29_999, 30_000])(
    'gets the whole due refund after a page with %s cents',
    async (shown) => {
      expect(await callOff(await paid(), shown)).toEqual({ status: 'cancelled', refund });
    },
  );

  test('is rejected with a page of one cent too much, and nothing changes', async () => {
    const id = await paid();
    expect(await callOff(id, 30_001)).toBe('terms-changed');
    expect(await getStayStatus(still, id)).toMatchObject({ status: 'confirmed', paid: ['paid'] });
    expect(still.jobs.taken()).toEqual([]);
  });

  test.each([
    [29_999, 'terms-changed'],
    [30_000, { status: 'cancelled', refund }],
    [30_001, { status: 'cancelled', refund }],
  ])('with a page of %s cents paid, when 300.00 are: %s', async (expectedPaid, outcome) => {
    const id = await paid();
    expect(await cancel(id, { expectedPaid })).toEqual(outcome);
    expect((await getStayStatus(still, id)).status).toBe(
      outcome === 'terms-changed' ? 'confirmed' : 'cancelled',
    );
  });

  describe('with a page of an unpaid hold', () => {
    const release = (id: string) => cancel(id, { expectedRefund: 0, onlyUnpaid: true });
    const released = {
      status: 'cancelled',
      refund: { percentage: 0, total: { amount: 0, currency: 'EUR' } },
    };
    /** Whether the guest's page offers the release. */
    const isOffered = async (id: string) => {
      const { cancellation } = await describeReservation(still.context, await getRow(id), now, 'en');
      return cancellation.allowed;
    };
    const hold = (status: ReservationRow['status'] = 'awaiting_payment') =>
      createStay(still, { status, about: { holdExpiresAt: new Date('2031-01-02T03:30:00Z') } });

    test.each(['awaiting_otp', 'awaiting_payment'] as const)('releases a hold that is %s', async (status) => {
      const id = await hold(status);
      expect([await isOffered(id), await release(id)]).toMatchObject([true, released]);
      expect((await getStayStatus(still, id)).status).toBe('cancelled');
    });

    test.each(['open', 'failed', 'expired'] as const)(
      'releases a hold whose checkout session is %s',
      async (status) => {
        const id = await hold();
        const { id: session } = await openCheckout(still, id);
        await still.db.updateTable('checkoutSession').set({ status }).where('id', '=', session).execute();
        expect([await isOffered(id), await release(id)]).toMatchObject([true, released]);
      },
    );

    test.each(['scheduled', 'failed', 'void'] as const)(
      'releases a hold with an instalment that is %s',
      async (status) => {
        const id = await hold();
        await mark(id, 0, { status });
        expect([await isOffered(id), await release(id)]).toMatchObject([true, released]);
      },
    );

    test.each(['processing', 'complete'] as const)(
      'neither sees nor releases a hold whose checkout session is %s',
      async (status) => {
        const id = await hold();
        const { id: session } = await openCheckout(still, id);
        await still.db.updateTable('checkoutSession').set({ status }).where('id', '=', session).execute();
        expect([await isOffered(id), await release(id)]).toEqual([false, 'wrong-state']);
        expect((await getStayStatus(still, id)).status).toBe('awaiting_payment');
      },
    );

    test.each(['processing', 'paid', 'refunded'] as const)(
      'neither sees nor releases a hold with an instalment that is %s',
      async (status) => {
        const id = await hold();
        await mark(id, 0, { status });
        expect([await isOffered(id), await release(id)]).toEqual([false, 'wrong-state']);
      },
    );

    test('releases no booked stay, even if nothing was due and only a card was saved', async () => {
      const id = await createStay(still, {
        status: 'confirmed',
        now: 0,
        later: [{ dueDate: '2031-05-07', amount: 10_000 }],
      });
      expect(await release(id)).toBe('wrong-state');
      expect(await getStayStatus(still, id)).toMatchObject({ status: 'confirmed', paid: ['scheduled'] });
      expect(still.jobs.taken()).toEqual([]);
    });

    describe('with an open checkout session', () => {
      const openSession = async () => {
        const id = await hold();
        return { id, session: (await openCheckout(still, id)).id };
      };
      const callRelease = async (id: string, about: { token?: string } = {}) => {
        const token = getLinkToken(still.context.keys, { id, tokenVersion: 1 });
        const body = { reservationId: id, token, onlyUnpaid: true, ...about };
        const call = createCall<'cancelReservation'>({ body });
        const request = { host: still.context, call, keyed: undefined, status: 200, toRefusal };
        return getProblemKind(
          answerCall(handlers.cancelReservation, request).then(({ answer }) => answer as unknown),
        );
      };

      test('causes a request to the gateway, even if the session was read a moment ago', async () => {
        const { id, session } = await openSession();
        await still.db.updateTable('checkoutSession').set({ checkedAt: now }).execute();
        still.gateway.becomes(session, 'complete');
        expect(await callRelease(id)).toBe('wrong-state');
        expect((await getStayStatus(still, id)).status).toBe('confirmed');
      });

      test('releases nothing while the gateway does not answer', async () => {
        const { id } = await openSession();
        still.gateway.isDown = true;
        expect(await callRelease(id)).toBe('unavailable');
        expect((await getStayStatus(still, id)).status).toBe('awaiting_payment');
        still.gateway.isDown = false;
        expect(await callRelease(id)).toMatchObject(released);
      });

      test('causes no request with a token that does not open the reservation', async () => {
        const { id, session } = await openSession();
        still.gateway.becomes(session, 'complete');
        expect(await callRelease(id, { token: 'another' })).toBe('not-found');
        expect((await getStayStatus(still, id)).status).toBe('awaiting_payment');
      });
    });
  });

  test('gets the same answer a second time, without another refund', async () => {
    const id = await paid();
    await callOff(id);
    still.jobs.taken();
    expect(await callOff(id, 99_999)).toEqual({ status: 'cancelled', refund });
    expect(still.jobs.taken()).toEqual([]);
  });

  test('can cancel until the check-in hour', async () => {
    const id = await paid();
    await still.clock.stopAt(checkIn);
    expect(await callOff(id)).toBe('wrong-state');
    await still.clock.stopAt(new Date(checkIn.getTime() - 1));
    expect(await callOff(id)).toMatchObject({ status: 'cancelled' });
  });
});
