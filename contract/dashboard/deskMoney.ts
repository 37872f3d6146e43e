import { reservationStatuses } from '../values/statuses.ts';
import * as v from 'valibot';
import { means } from '../schemas/means.ts';
import { calendarDate, cents, instant, money, nonNegativeCents } from '../schemas/primitives.ts';
import { refund as agreedRefund } from '../schemas/refund.ts';
import { common, hosts, terms, withMoney } from './deskOperation.ts';
import type { HostOperation } from '../operation.ts';

const refundEntries = {
  ...terms,
  paid: money,
  refunded: means(money, 'The amount of all earlier refunds.'),
  refundable: money,
  amount: means(money, 'The amount of this refund.'),
  kept: means(money, 'The amount that the host keeps of the payments after this refund.'),
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

const refundTerms = v.object(refundEntries);
export type RefundTerms = v.InferOutput<typeof refundTerms>;

const cancellationTerms = v.object({
  ...terms,
  status: means(v.picklist(reservationStatuses), 'The current status of the reservation.'),
  cancelled: v.boolean(),
  paid: money,
  refund: agreedRefund,
  throughGateway: means(money, 'The part of the refund that the gateway pays.'),
  inPerson: means(money, 'The part of the refund that the host received in person, and returns in person.'),
  kept: means(money, 'The amount that the host keeps of the payments after the refund.'),
  policyRefund: agreedRefund,
  policyPeriod: means(
    v.object({ since: v.nullable(instant), until: v.nullable(instant) }),
    'The period in which the policy refunds this share; null without a limit, and after a cancellation.',
  ),
});

export type CancellationTerms = v.InferOutput<typeof cancellationTerms>;

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

export type RepeatedCharge = v.InferOutput<typeof repeatedCharge>;

export const refundChoices = ['policy', 'full', 'none'] as const;
/** A choice, or an amount in cents in a search parameter. */
const refundInAddress = v.union([
  v.picklist(refundChoices),
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'not_a_number'), v.transform(Number)),
]);
const centsInAddress = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'not_a_number'), v.transform(Number));

/** Refunds, cancellation and charges of one reservation. */
export const deskMoneyOperations = {
  previewRefund: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}/refund',
    summary: 'Get the parts of a refund, or how much can be refunded',
    query: v.object({ amount: v.optional(centsInAddress) }),
    success: { status: 200, answer: refundTerms },
    roles: withMoney,
    effect: 'reads',
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
      answer: v.object({ ...refundEntries, refundId: v.string(), repeated: v.boolean() }),
    },
    roles: hosts,
    effect: 'money',
  },
  previewCancellation: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}/cancellation',
    summary: 'Get the refund for a cancellation now',
    query: v.object({ refund: v.optional(refundInAddress, 'policy') }),
    success: { status: 200, answer: cancellationTerms },
    roles: withMoney,
    effect: 'reads',
  },
  cancel: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/cancellation',
    summary: 'Cancel a reservation, and refund its payments',
    body: v.object({
      refund: v.union([v.picklist(refundChoices), nonNegativeCents], 'invalid_choice'),
      expectedRefund: means(nonNegativeCents, 'The refund that the person saw, in cents.'),
      expectedPaid: v.optional(means(nonNegativeCents, 'The payments that the person saw, in cents.')),
      expectedStatus: v.optional(
        means(v.picklist(reservationStatuses), 'The status of the reservation that the person saw.'),
      ),
    }),
    success: { status: 200, answer: cancellationTerms },
    roles: hosts,
    effect: 'money',
  },
  previewCharge: {
    ...common,
    method: 'get',
    path: '/reservations/{reservation}/charge',
    summary: 'Get the failed instalments that can be charged again',
    success: { status: 200, answer: repeatedCharge },
    roles: withMoney,
    effect: 'reads',
  },
  retryCharge: {
    ...common,
    method: 'post',
    path: '/reservations/{reservation}/charge',
    summary: 'Charge the failed instalments again',
    body: v.object({
      expectedAmount: v.optional(means(nonNegativeCents, 'The amount that the person saw, in cents.')),
    }),
    success: { status: 200, answer: repeatedCharge },
    roles: hosts,
    effect: 'money',
  },
} as const satisfies Record<string, HostOperation>;
