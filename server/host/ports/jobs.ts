import type { Trx } from '../store/database.ts';
import type { ChargeFailure } from '../store/schema.ts';

export type { ChargeFailure };

/** The changes of a payment at the gateway that a host is notified of. */
export type PaymentChange = 'refunded' | 'refundFailed' | 'disputed' | 'disputeEnded';

/** The jobs for external effects, which run after the transaction that enqueued them, with their data. */
export interface JobData {
  /** The one-time password is stored encrypted in `oneTimePassword.sealed` and deleted when its e-mail is sent. */
  'mail.otp': { reservationId: string };
  /** The access code is stored encrypted in `accessCode.sealed`; no e-mail is sent if no reservation matched. */
  'mail.accessCode': { accessId: string };
  /** The sign-in code is stored encrypted in `hostCode.sealed`; no e-mail is sent if nobody has access. */
  'mail.signInCode': { codeId: string };
  /** A person got access; `sealed` is the encrypted secret of the link. */
  'mail.invitation': { userId: string; sealed: string };
  'mail.confirmed': { reservationId: string };
  /** A host has entered a booking that its guest pays by a link. */
  'mail.paymentLink': { reservationId: string };
  'mail.cancelled': { reservationId: string };
  'mail.paidTooLate': { reservationId: string };
  /** All guests of the stay are registered. */
  'mail.registered': { reservationId: string };
  /** The host reopened the guest registration of the stay. */
  'mail.reopened': { reservationId: string };
  /** The guests have not registered and arrive soon. */
  'mail.reminder': { reservationId: string };
  /** The arrival information that was held back; `isEarly`: the host sends it before its day. */
  'mail.arrival': { reservationId: string; isEarly?: boolean };
  /** The earlier links were revoked. */
  'mail.newLink': { reservationId: string };
  /** An instalment became `failed`. */
  'mail.paymentFailed': { paymentId: string; why: ChargeFailure };
  /** A guest paid a failed instalment by hand. */
  'mail.paymentReceived': { reservationId: string };
  /** The host refunds a part of what the guest paid, without a cancellation. */
  'mail.refunded': { refundId: string };
  /** The corresponding e-mail for the host. */
  'mail.hostConfirmed': { reservationId: string };
  'mail.hostCancelled': { reservationId: string };
  /** The guests have registered again after the registration was reopened. */
  'mail.hostRegisteredAnew': { reservationId: string };
  /** A guest has added or changed stay details. */
  'mail.hostDetails': { reservationId: string };
  /** Arrived guests must be reported; `isLast`: the deadline is near. */
  'mail.hostBulletins': { reservationId: string; isLast: boolean };
  /** A payment changed at the gateway; `id` is that of the refund or the dispute. */
  'mail.hostPayment': { reservationId: string; news: PaymentChange; id: string };
  /** An instalment that the host collects in person is overdue. */
  'mail.hostOverdue': { reservationId: string };
  /** Many of a property's next nights are held and unpaid; `network` holds most of them. */
  'mail.hostBesieged': { unitId: string; nights: number; network: string | null };
  /** A stay in another channel's calendar overlaps with a reservation; the dates are those of the external stay. */
  'mail.hostConflict': { calendarId: string; reservationId: string; startDate: string; endDate: string };
  /** A calendar of another channel keeps failing, or can be read again. */
  'mail.hostCalendarFailing': { calendarId: string };
  'mail.hostCalendarWell': { calendarId: string };
  /** The calendar has new events that cannot be read, or only in part. */
  'mail.hostCalendarUnreadable': { calendarId: string };
  /** A visitor's message is stored encrypted in `contactMessage`; each part is deleted when its e-mail is sent. */
  'mail.message': { messageId: string };
  'mail.messageReceived': { messageId: string };
  /** Refunds `payment.refundAmount` of one instalment. */
  'payment.refund': { paymentId: string };
  /** Refunds one part of a refund by the host. */
  'payment.refundPart': { partId: string };
  /** Refunds a second payment for the same reservation; `amount` in cents. */
  'payment.returnSurplus': { gatewayPaymentId: string; amount: number };
  /** Charges a due instalment to the saved card; `isRepeated`: the host repeats a failed charge. */
  'payment.charge': { paymentId: string; isRepeated?: boolean };
  'checkout.expire': { sessionId: string };
  /** Deletes the customer of a session at the gateway after the guest's data was erased. */
  'checkout.forgetGuest': { sessionId: string };
  /** Reads a calendar of another channel. */
  'calendar.read': { calendarId: string };
}

export type JobName = keyof JobData;

/** Enqueues a job within the transaction of its cause: both are committed or neither. */
export interface Jobs {
  enqueue<N extends JobName>(trx: Trx, name: N, data: JobData[N]): Promise<void>;
}

/** One try of a job. */
export interface Attempt {
  /** The job's id, which is the same for all its tries. */
  id: string;
  /** The number of earlier tries. */
  retry: number;
  /** Whether no further try follows. */
  last: boolean;
}
