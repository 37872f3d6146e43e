import * as v from 'valibot';
import { readTroubledJobs, retryTroubledJobs, type TroubledJob } from '../jobs/index.ts';
import type { JobName } from '../ports/jobs.ts';
import type { Database } from '../store/database.ts';
import type { CommandContext } from './commandContext.ts';
import { CommandRefused } from './refused.ts';

const words: Readonly<Record<JobName, string>> = {
  'mail.otp': 'mail to the guest: one-time password',
  'mail.accessCode': 'mail to the guest: a code that opens the reservation',
  'mail.confirmed': 'mail to the guest: confirmation',
  'mail.cancelled': 'mail to the guest: cancellation',
  'mail.paidTooLate': 'mail to the guest: payment came too late',
  'mail.newLink': 'mail to the guest: a new link',
  'mail.registered': 'mail to the guest: everybody is registered',
  'mail.reopened': 'mail to the guest: the registration is open again',
  'mail.reminder': 'mail to the guest: guests are to be registered',
  'mail.arrival': 'mail to the guest: the stay begins',
  'mail.paymentFailed': 'mail to the guest: a payment failed',
  'mail.paymentReceived': 'mail to the guest: payment received',
  'mail.hostConfirmed': 'mail to the host: new reservation',
  'mail.hostCancelled': 'mail to the host: cancellation',
  'mail.hostRegisteredAnew': 'mail to the host: guests have registered anew',
  'mail.hostDetails': 'mail to the host: invoice or arrival time',
  'mail.hostBulletins': 'mail to the host: guests are to be reported',
  'mail.hostPayment': 'mail to the host: a refund or a dispute at the gateway',
  'mail.message': 'mail to the host: a visitor’s message',
  'mail.hostBesieged': 'mail to the host: strangers hold as much as they may',
  'mail.hostConflict': 'mail to the host: two bookings for the same nights',
  'mail.hostCalendarFailing': 'mail to the host: a calendar cannot be read',
  'mail.hostCalendarWell': 'mail to the host: a calendar is read again',
  'mail.hostCalendarUnreadable': 'mail to the host: events of a calendar cannot be read',
  'mail.messageReceived': 'mail to a visitor: message received',
  'payment.refund': 'refund of an instalment',
  'payment.returnSurplus': 'refund of what was paid twice',
  'payment.charge': 'charge of an instalment that fell due',
  'checkout.expire': 'end of a checkout session',
  'checkout.forgetGuest': 'deletion of a guest at the gateway',
  'calendar.read': 'reading of another channel’s calendar',
};

/** A job that failed, without anybody's data. Instants are RFC 3339. */
export interface ListedJob {
  id: string;
  queue: JobName;
  /** What it does, in words. */
  about: string;
  /** The number of the reservation it is about; null where it is about none that is kept. */
  reservation: string | null;
  since: string;
  tries: number;
  /** Null where nothing tries it again. */
  nextTry: string | null;
  why: string | null;
}

export const retrying = v.object({
  /** All of them where it is left out. */
  id: v.optional(v.pipe(v.string(), v.uuid('is no id of a job'))),
});

async function findReservationNumber(db: Database, data: TroubledJob['data']): Promise<string | null> {
  const all = db.selectFrom('reservation').select('number');
  const one = () => {
    if ('reservationId' in data) return all.where('id', '=', data.reservationId);
    if ('paymentId' in data) {
      const payment = db.selectFrom('payment').select('reservationId').where('id', '=', data.paymentId);
      return all.where('id', 'in', payment);
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

// Whoever refuses often repeats whom it was for.
const address = /\S+@\S+/g;

/** Jobs that failed, for good or until their next try, the oldest first. */
export async function listFailedJobs({ db }: CommandContext): Promise<ListedJob[]> {
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
 * Has a job that failed tried again now, or all of them.
 * @throws {CommandRefused} when there is none of that id that failed
 */
export async function retryJobs(
  { db }: CommandContext,
  { id }: v.InferOutput<typeof retrying>,
): Promise<{ retried: number }> {
  const retried = await retryTroubledJobs(db, id);
  if (retried > 0 || id === undefined) return { retried };
  throw new CommandRefused(`There is no job ${id} that failed: "jobs failed" shows them.`);
}
