import type { Trx } from '../store/database.ts';

/** Why an instalment could not be charged. */
export type ChargeFailure = 'declined' | 'authentication-required' | 'no-card' | 'unreachable';

/** What a host is told of a payment that changed at the gateway. */
export type PaymentChange = 'refunded' | 'refundFailed' | 'disputed' | 'disputeEnded';

/** What happens outside, after the transaction that decided it: its name and what it needs to know. */
export interface JobData {
  /** The one-time password waits sealed in `oneTimePassword.sealed` and is wiped once its mail is sent. */
  'mail.otp': { reservationId: string };
  /** A code for access waits sealed in `accessCode.sealed`; no mail is sent where no reservation matched. */
  'mail.accessCode': { accessId: string };
  'mail.confirmed': { reservationId: string };
  'mail.cancelled': { reservationId: string };
  'mail.paidTooLate': { reservationId: string };
  /** Every guest of the stay is registered. */
  'mail.registered': { reservationId: string };
  /** Their host lets the guests of the stay register anew. */
  'mail.reopened': { reservationId: string };
  /** Guests have not registered, and arrive soon. */
  'mail.reminder': { reservationId: string };
  /** What was held back of the way in until now; `isEarly`: its host sends it before its day. */
  'mail.arrival': { reservationId: string; isEarly?: boolean };
  /** The links that were mailed before have stopped working. */
  'mail.newLink': { reservationId: string };
  /** An instalment became `failed`. */
  'mail.paymentFailed': { paymentId: string; why: ChargeFailure };
  /** A guest paid by hand what could not be charged. */
  'mail.paymentReceived': { reservationId: string };
  /** The same news for the host. */
  'mail.hostConfirmed': { reservationId: string };
  'mail.hostCancelled': { reservationId: string };
  /** Guests whose registration was opened again have registered. */
  'mail.hostRegisteredAnew': { reservationId: string };
  /** A guest has told something of their stay, or changed it. */
  'mail.hostDetails': { reservationId: string };
  /** Arrived guests are to be reported; `isLast`: the term ends. */
  'mail.hostBulletins': { reservationId: string; isLast: boolean };
  /** What somebody did with a payment at the gateway; `id` is the refund's or the dispute's. */
  'mail.hostPayment': { reservationId: string; news: PaymentChange; id: string };
  /** Many of a property's next nights are held and unpaid; `network` holds most of them. */
  'mail.hostBesieged': { unitId: string; nights: number; network: string | null };
  /** A stay that another channel's calendar shows meets a reservation; the nights are those elsewhere. */
  'mail.hostConflict': { calendarId: string; reservationId: string; startDate: string; endDate: string };
  /** A calendar of another channel goes on failing, or is well again. */
  'mail.hostCalendarFailing': { calendarId: string };
  'mail.hostCalendarWell': { calendarId: string };
  /** Events in it that were not told yet cannot be read, or only in part. */
  'mail.hostCalendarUnreadable': { calendarId: string };
  /** A visitor's message waits sealed in `contactMessage`: each part is wiped once its mail is sent. */
  'mail.message': { messageId: string };
  'mail.messageReceived': { messageId: string };
  /** Gives back `payment.refundAmount` of one instalment. */
  'payment.refund': { paymentId: string };
  /** Gives back what was paid a second time for one reservation; `amount` in cents. */
  'payment.returnSurplus': { gatewayPaymentId: string; amount: number };
  /** Charges an instalment that fell due to the saved card. */
  'payment.charge': { paymentId: string };
  'checkout.expire': { sessionId: string };
  /** Has the gateway forget who paid in a session of a stay without its guest. */
  'checkout.forgetGuest': { sessionId: string };
  /** Reads a calendar of another channel. */
  'calendar.read': { calendarId: string };
}

export type JobName = keyof JobData;

/** Writes a job in the transaction of its cause: both happen or neither. */
export interface Jobs {
  enqueue<N extends JobName>(trx: Trx, name: N, data: JobData[N]): Promise<void>;
}

/** One try of a job. */
export interface Try {
  /** The job's own, the same for each of its tries. */
  id: string;
  /** Counted from 0. */
  retry: number;
  /** Whether nothing comes after it. */
  last: boolean;
}
