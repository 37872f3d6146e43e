import * as v from 'valibot';
import { readTroubledJobs, retryTroubledJobs, type TroubledJob } from '../../jobs/index.ts';
import type { JobName } from '../../ports/jobs.ts';
import type { Database } from '../../store/database.ts';
import type { DatabaseContext } from '../shared/commandContext.ts';
import { CommandRefused } from '../shared/refused.ts';

const words: Readonly<Record<JobName, string>> = {
  'mail.otp': 'e-mail to the guest: one-time password',
  'mail.accessCode': 'e-mail to the guest: access code for the reservation',
  'mail.signInCode': 'e-mail to a person with access: sign-in code',
  'mail.invitation': 'e-mail to a person with access: invitation',
  'mail.confirmed': 'e-mail to the guest: confirmation',
  'mail.paymentLink': 'e-mail to the guest: link for the payment',
  'mail.cancelled': 'e-mail to the guest: cancellation',
  'mail.paidTooLate': 'e-mail to the guest: payment came too late',
  'mail.newLink': 'e-mail to the guest: new link',
  'mail.registered': 'e-mail to the guest: all guests registered',
  'mail.reopened': 'e-mail to the guest: registration reopened',
  'mail.reminder': 'e-mail to the guest: registration reminder',
  'mail.arrival': 'e-mail to the guest: arrival information',
  'mail.paymentFailed': 'e-mail to the guest: payment failed',
  'mail.paymentReceived': 'e-mail to the guest: payment received',
  'mail.refunded': 'e-mail to the guest: refund',
  'mail.hostConfirmed': 'e-mail to the host: new reservation',
  'mail.hostCancelled': 'e-mail to the host: cancellation',
  'mail.hostRegisteredAnew': 'e-mail to the host: guests registered again',
  'mail.hostDetails': 'e-mail to the host: invoice or arrival time',
  'mail.hostBulletins': 'e-mail to the host: bulletins are due',
  'mail.hostPayment': 'e-mail to the host: refund or dispute at the gateway',
  'mail.message': 'e-mail to the host: a visitor’s message',
  'mail.hostOverdue': 'e-mail to the host: a payment on arrival is overdue',
  'mail.hostBesieged': 'e-mail to the host: many unpaid nights are held',
  'mail.hostConflict': 'e-mail to the host: two bookings for the same nights',
  'mail.hostCalendarFailing': 'e-mail to the host: calendar cannot be read',
  'mail.hostCalendarWell': 'e-mail to the host: calendar can be read again',
  'mail.hostCalendarUnreadable': 'e-mail to the host: calendar has unreadable events',
  'mail.messageReceived': 'e-mail to a visitor: message received',
  'payment.refund': 'refund of an instalment',
  'payment.refundPart': 'refund by the host',
  'payment.returnSurplus': 'refund of a duplicate payment',
  'payment.charge': 'charge of an instalment that is due',
  'checkout.expire': 'closing of a checkout session',
  'checkout.forgetGuest': 'deletion of a guest at the gateway',
  'calendar.read': 'reading of another channel’s calendar',
};

/** A failed job, without personal data. Instants are RFC 3339. */
export interface ListedJob {
  id: string;
  queue: JobName;
  /** Its description for the host. */
  about: string;
  /** The number of its reservation; null if it has none, or the reservation was deleted. */
  reservation: string | null;
  since: string;
  tries: number;
  /** Null if it is not tried again automatically. */
  nextTry: string | null;
  why: string | null;
}

export const retryInput = v.object({
  /** All failed jobs if omitted. */
  id: v.optional(v.pipe(v.string(), v.uuid('is not a job id'))),
});

async function findReservationNumber(db: Database, data: TroubledJob['data']): Promise<string | null> {
  const all = db.selectFrom('reservation').select('number');
  const one = () => {
    if ('reservationId' in data) return all.where('id', '=', data.reservationId);
    if ('paymentId' in data) {
      const payment = db.selectFrom('payment').select('reservationId').where('id', '=', data.paymentId);
      return all.where('id', 'in', payment);
    }
    if ('partId' in data) {
      const part = db
        .selectFrom('hostRefundPart')
        .innerJoin('payment', 'payment.id', 'hostRefundPart.paymentId')
        .select('payment.reservationId')
        .where('hostRefundPart.id', '=', data.partId);
      return all.where('id', 'in', part);
    }
    if ('refundId' in data) {
      const refund = db.selectFrom('hostRefund').select('reservationId').where('id', '=', data.refundId);
      return all.where('id', 'in', refund);
    }
    if ('gatewayPaymentId' in data) {
      const paid = db
        .selectFrom('gatewayPayment')
        .select('reservationId')
        .where('id', '=', data.gatewayPaymentId);
      return all.where('id', 'in', paid);
    }
    if (!('sessionId' in data)) return undefined;
    const session = db.selectFrom('checkoutSession').select('reservationId').where('id', '=', data.sessionId);
    return all.where('id', 'in', session);
  };
  return (await one()?.executeTakeFirst())?.number ?? null;
}

// Error messages of mail servers often repeat the recipient's address.
const address = /\S+@\S+/g;

/** Lists jobs that failed permanently or wait for their next try, oldest first. */
export async function listFailedJobs({ db }: DatabaseContext): Promise<ListedJob[]> {
  const listed: ListedJob[] = [];
  for (const { id, queue, data, since, tries, nextTry, why } of await readTroubledJobs(db)) {
    listed.push({
      id,
      queue,
      about: words[queue],
      reservation: await findReservationNumber(db, data),
      since: since.toISOString(),
      tries,
      nextTry: nextTry?.toISOString() ?? null,
      why: why?.replaceAll(address, '…') ?? null,
    });
  }
  return listed;
}

/**
 * Retries a failed job now, or all of them.
 * @throws {CommandRefused} if no failed job has that id
 */
export async function retryJobs(
  { db }: DatabaseContext,
  { id }: v.InferOutput<typeof retryInput>,
): Promise<{ retried: number }> {
  const retried = await retryTroubledJobs(db, id);
  if (retried > 0 || id === undefined) return { retried };
  throw new CommandRefused(`No failed job has the id ${id}: "jobs failed" lists them.`);
}
