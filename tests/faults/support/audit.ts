import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Bookings } from '../../support/bookings.ts';
import type { TestHost } from '../../support/testHost.ts';
import type { Expected, ExpectedStay } from './expectedStays.ts';

/** Waits until all jobs of the host are done. */
export async function waitForJobs({ db }: TestHost): Promise<void> {
  const waiting = sql`select name, state, output from pgboss.job where state in ('created', 'retry', 'active')`;
  await expect.poll(async () => (await waiting.execute(db)).rows, { interval: 20 }).toEqual([]);
}

/** Pairs of reservations that hold the same night of a property. */
async function sharedNights({ db }: TestHost) {
  const { rows } = await sql`
    select a.id, b.id as other from reservation a join reservation b
      on a.unit_id = b.unit_id and a.id < b.id and a.nights && b.nights
    where not exists (
      select 1 from reservation r where r.id in (a.id, b.id) and not (
        r.status in ('confirmed', 'completed')
        or (r.status = 'awaiting_payment' and r.firm and r.firm_until > clock_timestamp())
      )
    )`.execute(db);
  return rows;
}

/** Returns the cents that the gateway charged for a stay and refunded. */
export function getGatewayBalance({ gateway }: TestHost, { id }: Pick<ExpectedStay, 'id'>) {
  const sessions = [...gateway.sessions.values()].filter(({ request }) => request.reservationId === id);
  const paid = sessions.filter(({ status, paymentId }) => status === 'complete' && paymentId !== undefined);
  const taken = paid.reduce((sum, { request }) => sum + (request.amount?.amount ?? 0), 0);
  const refunds = new Map(
    gateway.refunds
      .filter(({ paymentId }) => paid.some((session) => session.paymentId === paymentId))
      .map(({ key, amount }) => [key, amount]),
  );
  const givenBack = [...refunds.values()].reduce((sum, amount) => sum + amount, 0);
  return { taken, givenBack };
}

const getHostStatus = (status: ExpectedStay['status']) => (status === 'paidTooLate' ? 'expired' : status);

/** The expected income of a stay from its checkout, in cents. */
const getPaymentStatus = ({ status, wasConfirmed, refunded }: ExpectedStay, dueNow: number) => {
  if (status === 'confirmed') return dueNow;
  return status === 'cancelled' && wasConfirmed ? dueNow - refunded : 0;
};

async function auditStay(bookings: Bookings, stay: ExpectedStay): Promise<void> {
  const { body } = await bookings.read(stay);
  expect([stay.id, body.status]).toEqual([stay.id, getHostStatus(stay.status)]);
  const { taken, givenBack } = getGatewayBalance(bookings.host, stay);
  const kept = getPaymentStatus(stay, body.quote.paymentOptions[0]!.dueNow.amount);
  expect([stay.id, stay.status, taken - givenBack]).toEqual([stay.id, stay.status, kept]);
  const confirmations = bookings.host.mails.mails.filter(
    ({ to, messageId }) => to === stay.email && messageId?.startsWith('<confirmed.'),
  );
  // A stay cancelled before its confirmation was sent is no longer confirmed.
  const least = stay.status === 'confirmed' ? 1 : 0;
  expect(confirmations.length).toBeGreaterThanOrEqual(least);
  expect(confirmations.length).toBeLessThanOrEqual(stay.wasConfirmed ? 1 : 0);
}

/** Compares the host's data with the expectation: nights, money, e-mails and answers to guests. */
export async function audit(bookings: Bookings, { stays }: Expected): Promise<void> {
  await waitForJobs(bookings.host);
  expect(await sharedNights(bookings.host)).toEqual([]);
  for (const stay of stays) await auditStay(bookings, stay);
}
