import { paymentStatuses, reservationStatuses } from '../values/statuses.ts';
import * as v from 'valibot';
import { reservationNumber } from '../schemas/hold.ts';
import { means } from '../schemas/means.ts';
import { party } from '../schemas/party.ts';
import {
  calendarDate,
  count,
  guestCount,
  instant,
  language,
  money,
  reservationId,
  unitId,
} from '../schemas/primitives.ts';
import { refund } from '../schemas/refund.ts';
import { invoice } from '../schemas/stayDetails.ts';

/** The e-mails to a guest that can be sent again. */
export const resendableMailNames = [
  'confirmed',
  'payment-link',
  'arrival',
  'cancelled',
  'registered',
  'paid-too-late',
] as const;

export type ResendableMail = (typeof resendableMailNames)[number];

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
  refundNow: means(refund, 'The refund for a cancellation now, or the one of an ended reservation.'),
  channel: means(
    v.nullable(
      v.object({
        name: means(v.string(), 'The name of the channel.'),
        collects: means(v.boolean(), 'Whether the channel collects the price, so nothing is paid here.'),
        payout: means(v.nullable(money), 'What it pays to the host; null if unknown.'),
        commission: means(v.nullable(money), 'What it keeps; null if unknown.'),
      }),
    ),
    'The money of the channel on which the stay was booked; null for other stays.',
  ),
});

/** The actions that the person may take now. */
export const deskActions = [
  'cancel',
  'refund',
  'retryCharge',
  'resendMail',
  'sendNewLink',
  'remindGuest',
  'reopenRegistration',
  'addNote',
  'exportGuest',
  'eraseGuest',
] as const;

/** One reservation, as far as the role of the person allows. */
export const deskReservation = v.object({
  id: reservationId,
  number: reservationNumber,
  status: v.picklist(reservationStatuses),
  unit: v.object({ id: unitId, name: v.string() }),
  startDate: calendarDate,
  endDate: calendarDate,
  nights: count,
  guestCount,
  party: v.nullable(party),
  source: means(v.string(), '`site`, `phone`, `walk-in`, or the name of a channel.'),
  sourceReference: v.nullable(v.string()),
  guest: v.object({
    name: means(v.string(), 'Empty if the guest was erased.'),
    language,
    email: means(v.nullable(v.string()), 'Null for cleaners, if none is known, and if the guest was erased.'),
    phone: means(v.nullable(v.string()), 'Null for cleaners, if none is known, and if the guest was erased.'),
  }),
  guestErasedAt: v.nullable(instant),
  specialRequests: means(v.nullable(v.string()), 'Null for cleaners.'),
  arrivalTime: v.nullable(v.string()),
  invoice: means(v.nullable(invoice), 'Null for cleaners.'),
  money: means(v.nullable(deskMoney), 'Null for cleaners.'),
  payableUntil: means(
    v.nullable(calendarDate),
    'The last day on which the guest can pay by a link; null for cleaners, and if no such payment is awaited.',
  ),
  registration: v.object({
    status: v.picklist(['open', 'confirmed']),
    isReopened: v.boolean(),
    confirmedAt: v.nullable(instant),
  }),
  history: v.array(historyEntry),
  actions: v.array(v.picklist(deskActions)),
  resendable: means(v.array(v.picklist(resendableMailNames)), 'The e-mails that can be sent again.'),
  neighbours: means(
    v.object({ previous: v.nullable(reservationNumber), next: v.nullable(reservationNumber) }),
    'The numbers of the stays whose guests arrive before and after, at all properties.',
  ),
});
export type DeskReservation = v.InferOutput<typeof deskReservation>;
