import type { Queue } from 'pg-boss';
import type { JobName } from '../ports/jobs.ts';

type Settings = Omit<Queue, 'name'> & {
  /** The number of workers, 1 by default. A job that hangs blocks only the batch of its own worker. */
  workers?: number;
};

const minute = 60;
const hour = 60 * minute;

/**
 * Seconds without a heartbeat after which another process takes over a job. If two processes run a job nevertheless, it
 * has one effect: the gateway recognises the idempotency key, and the mail server the message id.
 */
const heartbeatSeconds = 10;

/** The retry settings of each kind of job: the delay doubles from `retryDelay` to `retryDelayMax` (seconds). */
export const queues: Readonly<Record<JobName, Settings>> = {
  'mail.otp': code(),
  'mail.accessCode': code(),
  'mail.signInCode': code(),
  'mail.invitation': code(),
  'mail.confirmed': mail(),
  'mail.paymentLink': mail(),
  'mail.cancelled': mail(),
  'mail.paidTooLate': mail(),
  'mail.registered': mail(),
  'mail.reopened': mail(),
  'mail.reminder': mail(),
  'mail.arrival': mail(),
  'mail.newLink': mail(),
  'mail.paymentFailed': mail(),
  'mail.paymentReceived': mail(),
  'mail.refunded': mail(),
  'mail.hostConfirmed': mail(),
  'mail.hostCancelled': mail(),
  'mail.hostRegisteredAnew': mail(),
  'mail.hostDetails': mail(),
  'mail.hostBulletins': mail(),
  'mail.hostPayment': mail(),
  'mail.hostOverdue': mail(),
  'mail.hostBesieged': mail(),
  'mail.hostConflict': mail(),
  'mail.hostCalendarFailing': mail(),
  'mail.hostCalendarWell': mail(),
  'mail.hostCalendarUnreadable': mail(),
  'mail.message': mail(),
  'mail.messageReceived': mail(),
  'payment.refund': money(),
  'payment.refundPart': money(),
  'payment.returnSurplus': money(),
  'payment.charge': money(),
  'checkout.expire': {
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 5 * minute,
    expireInSeconds: minute,
    heartbeatSeconds,
  },
  'checkout.forgetGuest': money(),
  // A failure of the feed is stored with the calendar, which is read again when it is due; these retries are for
  // terminated processes.
  'calendar.read': {
    retryLimit: 3,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 5 * minute,
    expireInSeconds: 2 * minute,
    heartbeatSeconds,
  },
};

/** For codes: a guest waits for the code, which is useless after its expiry. */
function code(): Settings {
  return {
    workers: 2,
    retryLimit: 6,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: minute,
    expireInSeconds: minute,
    heartbeatSeconds,
    retentionSeconds: 10 * minute,
  };
}

/** For e-mails: about two days of retries, for a mail server that is down over a weekend. */
function mail(): Settings {
  return {
    retryLimit: 24,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3 * hour,
    expireInSeconds: 2 * minute,
    heartbeatSeconds,
  };
}

/**
 * For payments and deletions at the gateway: about a week of retries, because they must succeed even if the gateway is
 * down for days.
 */
function money(): Settings {
  return {
    retryLimit: 40,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 6 * hour,
    expireInSeconds: 2 * minute,
    heartbeatSeconds,
  };
}
