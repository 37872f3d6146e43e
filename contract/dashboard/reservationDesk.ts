import * as v from 'valibot';
import { reservationNumber } from '../hold.ts';
import { means } from '../means.ts';
import { party } from '../party.ts';
import {
  calendarDate,
  cents,
  count,
  guestCount,
  instant,
  language,
  money,
  nonNegativeCents,
  reservationId,
  unitId,
} from '../primitives.ts';
import { paymentStatuses, refund as agreedRefund, reservationStatuses } from '../reservation.ts';
import { invoice } from '../stayDetails.ts';
import type { DashboardOperation } from './operation.ts';
import { roles } from './role.ts';

/** The e-mails to a guest that can be sent again. */
const resendableMailNames = ['confirmed', 'arrival', 'cancelled', 'registered', 'paid-too-late'] as const;

const historyKinds = [
  'created',
  'verified',
  'confirmed',
  'paid',
  'refunded',
  'refundAtGateway',
  'disputed',
  'registered',
  'bulletinsExported',
  'ended',
  'erased',
  'note',
  'mail',
  'newLink',
  'registrationReopened',
  'cancelledByHost',
  'chargeRepeated',
] as const;

const historyEntry = v.object({
  at: instant,
  kind: v.picklist(historyKinds),
  by: means(
    v.nullable(v.string()),
    'The name of the person; null for guests, the system and the command line.',
  ),
  text: means(
    v.nullable(v.string()),
    'A note, the reason of a refund or of the end, the kind of an e-mail, or the state at the gateway.',
  ),
  amount: v.nullable(money),
});

const gatewayPayment = v.object({
  id: means(v.string(), 'The gateway’s id of the payment.'),
  amount: v.nullable(money),
  fee: v.nullable(money),
});

const deskMoney = v.object({
  total: money,
  paid: means(money, 'All payments, including refunded ones.'),
  refunded: money,
  refundable: means(money, 'What can be refunded through the gateway.'),
  outstanding: means(money, 'What is still to be paid.'),
  payments: v.array(
    v.object({
      dueDate: calendarDate,
      amount: money,
      status: v.picklist(paymentStatuses),
      refunded: v.nullable(money),
    }),
  ),
  gateway: v.array(gatewayPayment),
  refundNow: means(agreedRefund, 'The refund for a cancellation now, or the one of an ended reservation.'),
});

/** The actions that the person may take now. */
export const deskActions = [
  'cancel',
  'refund',
  'retryCharge',
  'resendMail',
  'sendNewLink',
  'reopenRegistration',
  'addNote',
  'exportGuest',
  'eraseGuest',
] as const;

const deskReservation = v.object({
  id: reservationId,
  number: reservationNumber,
  status: v.picklist(reservationStatuses),
  unit: v.object({ id: unitId, name: v.string() }),
  startDate: calendarDate,
  endDate: calendarDate,
  nights: count,
  guestCount,
  party: v.nullable(party),
  source: means(v.string(), '`site`, `phone`, or the name of a channel.'),
  sourceReference: v.nullable(v.string()),
  guest: v.object({
    name: means(v.string(), 'Empty if the guest was erased.'),
    language,
    email: means(v.nullable(v.string()), 'Null for cleaners, and if the guest was erased.'),
    phone: means(v.nullable(v.string()), 'Null for cleaners, and if the guest was erased.'),
  }),
  guestErasedAt: v.nullable(instant),
  specialRequests: means(v.nullable(v.string()), 'Null for cleaners.'),
  arrivalTime: v.nullable(v.string()),
  invoice: means(v.nullable(invoice), 'Null for cleaners.'),
  money: means(v.nullable(deskMoney), 'Null for cleaners.'),
  registration: v.object({
    status: v.picklist(['open', 'confirmed']),
    isReopened: v.boolean(),
    confirmedAt: v.nullable(instant),
  }),
  history: v.array(historyEntry),
  actions: v.array(v.picklist(deskActions)),
  resendable: means(v.array(v.picklist(resendableMailNames)), 'The e-mails that can be sent again.'),
});
export type DeskReservation = v.InferOutput<typeof deskReservation>;

const terms = { number: reservationNumber, id: reservationId };
const maskedEmail = means(v.string(), 'The e-mail address, most of it masked.');

const refundTerms = {
  ...terms,
  paid: money,
  refunded: means(money, 'The amount of all earlier refunds.'),
  refundable: money,
  amount: means(money, 'The amount of this refund.'),
  parts: v.array(
    v.object({
      paymentId: v.string(),
      dueDate: calendarDate,
      paid: money,
      amount: money,
      gatewayPaymentId: v.string(),
    }),
  ),
  sentTo: means(v.nullable(v.string()), 'The masked e-mail address; null if the guest was erased.'),
};

const cancellationTerms = v.object({
  ...terms,
  cancelled: v.boolean(),
  paid: money,
  refund: agreedRefund,
  policyRefund: agreedRefund,
});

const repeatedCharge = v.object({
  ...terms,
  amount: money,
  instalments: v.array(
    v.object({
      dueDate: calendarDate,
      amount: money,
      failure: v.nullable(v.picklist(['declined', 'authentication-required', 'no-card', 'unreachable'])),
    }),
  ),
});

const newLink = v.object({ number: reservationNumber, sentTo: maskedEmail, worksUntil: calendarDate });
const reopened = v.object({ ...newLink.entries, exportedAt: v.nullable(instant) });
const erasure = v.object({
  ...terms,
  erasedAt: v.nullable(instant),
  unpaid: money,
  documentsUntil: v.nullable(calendarDate),
  otherReservations: v.array(v.string()),
});

const refundChoices = ['policy', 'full', 'none'] as const;
/** A choice, or an amount in cents in a search parameter. */
const refundInAddress = v.union([
  v.picklist(refundChoices),
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'not_a_number'), v.transform(Number)),
]);
const centsInAddress = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'not_a_number'), v.transform(Number));

const params = {
  reservation: means(
    v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
    'The number or the id of the reservation.',
  ),
};

const common = {
  params,
  problems: {
    404: ['not-found'],
    409: ['command-refused', 'idempotency-mismatch'],
    422: ['validation-failed'],
  },
} as const;
const hosts = ['owner', 'manager'] as const;
const withMoney = ['owner', 'manager', 'accountant'] as const;

/** One reservation, and what a host does with it. */
export const reservationDeskOperations = {
  getReservation: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}',
    summary: 'Get one reservation, without its link and its guests’ documents',
    success: { status: 200, answer: deskReservation },
    roles,
  },
  previewRefund: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}/refund',
    summary: 'Get the parts of a refund, or how much can be refunded',
    query: v.object({ amount: v.optional(centsInAddress) }),
    success: { status: 200, answer: v.object(refundTerms) },
    roles: withMoney,
  },
  refund: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/refund',
    summary: 'Refund a part of what the guest paid, and e-mail the guest the reason',
    body: v.object({
      amount: v.pipe(cents, v.minValue(1, 'not_a_number')),
      reason: v.pipe(v.string(), v.trim(), v.nonEmpty('blank'), v.maxLength(500, 'too_long')),
      expectedRefundable: means(nonNegativeCents, 'The refundable amount that the person saw, in cents.'),
    }),
    success: {
      status: 200,
      answer: v.object({ ...refundTerms, refundId: v.string(), repeated: v.boolean() }),
    },
    roles: hosts,
    proof: true,
  },
  previewCancellation: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}/cancellation',
    summary: 'Get the refund for a cancellation now',
    query: v.object({ refund: v.optional(refundInAddress, 'policy') }),
    success: { status: 200, answer: cancellationTerms },
    roles: withMoney,
  },
  cancel: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/cancellation',
    summary: 'Cancel a reservation, and refund its payments',
    body: v.object({
      refund: v.union([v.picklist(refundChoices), nonNegativeCents], 'invalid_choice'),
      expectedRefund: means(nonNegativeCents, 'The refund that the person saw, in cents.'),
    }),
    success: { status: 200, answer: cancellationTerms },
    roles: hosts,
    proof: true,
  },
  previewCharge: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}/charge',
    summary: 'Get the failed instalments that can be charged again',
    success: { status: 200, answer: repeatedCharge },
    roles: withMoney,
  },
  retryCharge: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/charge',
    summary: 'Charge the failed instalments again',
    success: { status: 200, answer: repeatedCharge },
    roles: hosts,
  },
  resendMail: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/mail',
    summary: 'Send an e-mail to the guest again',
    body: v.object({
      mail: v.picklist(resendableMailNames, 'invalid_choice'),
      early: v.optional(means(v.boolean(), 'Whether the arrival information is sent before its day.')),
    }),
    success: {
      status: 200,
      answer: v.object({
        number: reservationNumber,
        mail: v.picklist(resendableMailNames),
        sentTo: maskedEmail,
      }),
    },
    roles: hosts,
  },
  previewNewLink: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}/link',
    summary: 'Get the recipient and the validity of a new link',
    success: { status: 200, answer: newLink },
    roles: hosts,
  },
  sendNewLink: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/link',
    summary: 'Revoke all links to the reservation, and e-mail the guest a new one',
    success: { status: 200, answer: newLink },
    roles: hosts,
  },
  previewReopening: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}/registration',
    summary: 'Get whether the registration can be reopened',
    success: { status: 200, answer: reopened },
    roles: hosts,
  },
  reopenRegistration: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/registration',
    summary: 'Allow the guests to register again, and e-mail them their link',
    success: { status: 200, answer: reopened },
    roles: hosts,
  },
  addNote: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/notes',
    summary: 'Add a note, which the guest does not see',
    body: v.object({
      text: v.pipe(v.string(), v.trim(), v.nonEmpty('blank'), v.maxLength(2000, 'too_long')),
    }),
    success: { status: 201, answer: v.object({ ...terms, text: v.string() }) },
    roles: withMoney,
  },
  exportGuest: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/guest/export',
    summary: 'Get the stored data of the guest, without documents; the command line exports those',
    success: { status: 200, answer: v.object({ number: reservationNumber, json: v.string() }) },
    roles: hosts,
    proof: true,
  },
  previewErasure: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}/guest/erasure',
    summary: 'Get what erasing the guest means, or why it is not possible yet',
    query: v.object({ exceptDocuments: v.optional(v.picklist(['yes', 'no'], 'invalid_choice'), 'no') }),
    success: { status: 200, answer: erasure },
    roles: hosts,
  },
  eraseGuest: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/guest/erasure',
    summary: 'Erase the guest’s data',
    body: v.object({ exceptDocuments: v.optional(v.boolean(), false) }),
    success: { status: 200, answer: erasure },
    roles: hosts,
    proof: true,
  },
} as const satisfies Record<string, DashboardOperation>;
