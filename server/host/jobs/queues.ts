import type { Queue } from 'pg-boss';
import type { JobName } from '../ports/jobs.ts';

type Settings = Omit<Queue, 'name'> & {
  /** How often the queue is looked at when nobody wakes its worker, in seconds. */
  lookEvery: number;
  /** How many batches of jobs are done side by side: what hangs holds up its own batch alone. One where it is left out. */
  workers?: number;
};

const minute = 60;
const hour = 60 * minute;

/**
 * How long a process that works on a job may give no sign of life before others take the job up, in seconds. A job
 * that two do at the same time all the same is done once: the gateway knows its key, and a mail its id.
 */
const heartbeatSeconds = 10;

/** How each kind of job is tried again: the wait doubles from `retryDelay` to `retryDelayMax` (seconds). */
export const queues: Readonly<Record<JobName, Settings>> = {
  'mail.otp': code(),
  'mail.accessCode': code(),
  'mail.confirmed': mail(),
  'mail.cancelled': mail(),
  'mail.paidTooLate': mail(),
  'mail.registered': mail(),
  'mail.reopened': mail(),
  'mail.reminder': mail(),
  'mail.arrival': mail(),
  'mail.newLink': mail(),
  'mail.paymentFailed': mail(),
  'mail.paymentReceived': mail(),
  'mail.hostConfirmed': mail(),
  'mail.hostCancelled': mail(),
  'mail.hostRegisteredAnew': mail(),
  'mail.hostDetails': mail(),
  'mail.hostBulletins': mail(),
  'mail.hostPayment': mail(),
  'mail.hostBesieged': mail(),
  'mail.hostConflict': mail(),
  'mail.hostCalendarFailing': mail(),
  'mail.hostCalendarWell': mail(),
  'mail.hostCalendarUnreadable': mail(),
  'mail.message': mail(),
  'mail.messageReceived': mail(),
  'payment.refund': money(),
  'payment.returnSurplus': money(),
  'payment.charge': money(),
  'checkout.expire': {
    lookEvery: 2,
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 5 * minute,
    expireInSeconds: minute,
    heartbeatSeconds,
  },
  'checkout.forgetGuest': money(),
  // What fails outside is noted with the calendar, and read again when it is due; this is for a process that dies.
  'calendar.read': {
    lookEvery: 2,
    retryLimit: 3,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 5 * minute,
    expireInSeconds: 2 * minute,
    heartbeatSeconds,
  },
};

/** A guest waits for a code, which is worthless once it has expired. */
function code(): Settings {
  return {
    lookEvery: 0.5,
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

/** Two days of tries: long enough for a mail server that is down over a weekend night. */
function mail(): Settings {
  return {
    lookEvery: 2,
    retryLimit: 24,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3 * hour,
    expireInSeconds: 2 * minute,
    heartbeatSeconds,
  };
}

/** A week of tries: money owed, and guests who are to be forgotten, outlast a gateway that is down. */
function money(): Settings {
  return {
    lookEvery: 2,
    retryLimit: 40,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 6 * hour,
    expireInSeconds: 2 * minute,
    heartbeatSeconds,
  };
}
