import {
  answered,
  defineModel,
  guestDoes,
  toReceivedEvent,
  inTime,
  passes,
  type Model,
} from '../atlas/model.ts';
import { failed } from '../shared/failed.model.ts';
import { bookingMachine } from './booking.machine.ts';
import { sampleDates, sampleQuote } from '../shared/quote.samples.ts';
import { sampleHold } from '../shared/reservation.samples.ts';
import { sampleGuest, sampleInput, sampleLink, sampleStatus, sampleStored } from './booking.samples.ts';
import type { BookingStatus } from './bookingStatus.ts';
import type { ResumeTarget } from './stored.ts';

const guest = (...words: Parameters<typeof guestDoes<typeof bookingMachine>>) =>
  guestDoes<typeof bookingMachine>(...words);

const statusDescriptions: Record<BookingStatus, string> = {
  codeAwaited: 'the code is awaited',
  codeExpired: 'the code is too old',
  codeLocked: 'too many wrong codes were sent',
  unpaid: 'nothing has been paid yet',
  declined: 'the payment was declined',
  processing: 'the payment is being processed',
  paid: 'the stay is paid',
  cardSaved: 'the card is saved',
  holdExpired: 'the hold has ended',
  paidTooLate: 'the payment came too late',
  datesTaken: 'somebody else was first',
  abandoned: 'the reservation was called off',
};

const statusAnswers = (call: string) => [
  ...Object.entries(statusDescriptions).map(([status, words]) =>
    answered(call, sampleStatus(status as BookingStatus), words, status),
  ),
  failed(call, 'not-found', 'there is no such reservation'),
  failed(call, 'unreachable', 'the host cannot be reached'),
];

const own = 'checkOwnReservation';

const ownReservation = [
  answered(own, sampleStatus('unpaid'), 'the guest holds the nights themselves', 'unpaid'),
  answered(own, sampleStatus('paid'), 'the guest has booked the nights themselves', 'paid'),
  answered(own, sampleStatus('holdExpired'), 'that reservation has ended', 'holdExpired'),
  failed(own, 'not-found', 'there is no such reservation'),
  failed(own, 'unreachable', 'the host cannot be reached'),
];

const price = [
  answered('previewPrice', sampleQuote, 'the host tells the price'),
  failed('previewPrice', 'dates-unavailable', 'the nights are taken'),
  failed('previewPrice', 'validation-failed', 'the stay is not possible'),
  failed('previewPrice', 'unreachable', 'the host cannot be reached'),
  answered('previewNewPrice', sampleQuote, 'the host tells the new price'),
  failed('previewNewPrice', 'unreachable', 'the host cannot be reached'),
];

const order = [
  answered('createReservation', sampleHold, 'the order for the nights is taken'),
  failed('createReservation', 'validation-failed', 'details are refused'),
  failed('createReservation', 'dates-unavailable', 'the nights are taken'),
  failed('createReservation', 'terms-changed', 'the price has changed'),
  failed('createReservation', 'too-many-requests', 'too many orders were made'),
  failed('createReservation', 'idempotency-mismatch', 'an earlier try had arrived'),
  failed('createReservation', 'unreachable', 'the host cannot be reached'),
];

const code = [
  answered(
    'verifyOtp',
    {
      status: 'awaiting_payment',
      holdExpiresAt: sampleHold.holdExpiresAt,
      nightsHeldUntil: sampleHold.holdExpiresAt,
    },
    'the code is right',
  ),
  failed('verifyOtp', 'otp-incorrect', 'the code is wrong', { attemptsLeft: 4 }),
  failed('verifyOtp', 'otp-incorrect', 'the last try was wrong', { attemptsLeft: 0 }, 'lastTry'),
  failed('verifyOtp', 'otp-locked', 'too many wrong codes'),
  failed('verifyOtp', 'otp-expired', 'the code is too old'),
  failed('verifyOtp', 'wrong-state', 'the booking stands elsewhere'),
  failed('verifyOtp', 'unreachable', 'the host cannot be reached'),
  answered(
    'resendOtp',
    { otpExpiresAt: sampleHold.otpExpiresAt, sentTo: sampleHold.sentTo },
    'a new code is sent',
  ),
  failed('resendOtp', 'otp-locked', 'too many wrong codes'),
  failed('resendOtp', 'too-many-requests', 'too many codes were sent'),
  failed('resendOtp', 'wrong-state', 'the booking stands elsewhere'),
  failed('resendOtp', 'unreachable', 'the host cannot be reached'),
  answered(
    'cancelReservation',
    { status: 'cancelled', refund: { percentage: 0, total: { amount: 0, currency: 'EUR' } } },
    'the reservation is called off',
  ),
  failed('cancelReservation', 'wrong-state', 'the booking stands elsewhere'),
  failed('cancelReservation', 'unreachable', 'the host cannot be reached'),
];

const payment = [
  answered(
    'checkout',
    { outcome: 'statusChanged', failure: 'hold-expired' },
    'the booking stands elsewhere',
    'statusChanged',
  ),
  answered(
    'checkout',
    { outcome: 'notRedirected', failure: 'payment-gateway' },
    'the payment page cannot be opened',
    'notRedirected',
  ),
];

const remembered: Record<Exclude<ResumeTarget, 'resuming'>, string> = {
  'dates.choosing': 'the browser remembers nothing',
  'dates.halfChosen': 'the browser remembers one date',
  'dates.pricing': 'the browser remembers dates without a price',
  'dates.priced': 'the browser remembers dates and their price',
  'form.editing': 'the browser remembers a form that is being filled in',
  'form.creating': 'the browser remembers an order that was on its way',
  'form.refused': 'the browser remembers details that were refused',
  'form.datesTaken': 'the browser remembers nights that were taken',
  'form.repricing': 'the browser remembers a price that was being asked anew',
  'form.termsChanged': 'the browser remembers a price that has changed',
  'form.noMoreHolds': 'the browser remembers an order that came after too many others',
  'form.notCreated': 'the browser remembers an order that failed',
};

const recalls = [
  toReceivedEvent(
    guest(
      { type: 'booking.recalled', stored: undefined, link: sampleLink },
      'the browser remembers a reservation',
    ),
  ),
  ...Object.entries(remembered).map(([where, words]) => ({
    ...toReceivedEvent(
      guest(
        { type: 'booking.recalled', stored: sampleStored(where as ResumeTarget), link: undefined },
        words,
        `booking.recalled.${where}`,
      ),
    ),
    isShortcut: true,
  })),
];

export const bookingModel: Model = defineModel({
  machine: bookingMachine,
  input: sampleInput,
  events: [
    ...recalls,
    toReceivedEvent(guest({ type: 'guest.recalled', guest: sampleGuest }, 'this device remembers who books')),
    guest({ type: 'stay.changed', dates: sampleDates }, 'the guest chooses dates'),
    guest(
      { type: 'stay.changed', dates: { startDate: sampleDates.startDate, endDate: '' } },
      'the guest chooses one date',
      'stay.changed.half',
    ),
    guest(
      { type: 'stay.changed', dates: { startDate: '', endDate: '' } },
      'the guest takes the dates away',
      'stay.changed.none',
    ),
    guest({ type: 'dates.revisited' }, 'the guest goes back to the dates'),
    guest({ type: 'guests.changed', guestCount: 3 }, 'the guest changes the number of guests'),
    toReceivedEvent(guest({ type: 'connection.returned' }, 'the connection returns')),
    guest({ type: 'price.requested' }, 'the guest asks for the price again'),
    guest({ type: 'booking.begun' }, 'the guest books'),
    guest({ type: 'details.changed', details: { firstName: 'Ana' } }, 'the guest types'),
    guest({ type: 'form.submitted' }, 'the guest orders'),
    guest({ type: 'terms.accepted' }, 'the guest accepts the new price'),
    guest({ type: 'otp.changed', otp: '123' }, 'the guest types digits'),
    guest({ type: 'otp.changed', otp: '123 456' }, 'the guest types the code', 'otp.changed.complete'),
    guest({ type: 'otp.submitted' }, 'the guest sends the code'),
    guest({ type: 'code.left' }, 'the guest goes back from the code'),
    guest({ type: 'code.revisited' }, 'the guest comes back to the code'),
    guest({ type: 'otp.resendRequested' }, 'the guest asks for a new code'),
    guest({ type: 'booking.restarted' }, 'the guest begins again'),
    guest({ type: 'payment.requested' }, 'the guest asks to pay'),
    guest({ type: 'status.requested' }, 'the guest asks where the booking stands'),
    guest({ type: 'anotherBooking.begun' }, 'the guest makes another booking'),
    toReceivedEvent(guest({ type: 'reservation.recalled', link: sampleLink }, 'a begun booking is recalled')),
    toReceivedEvent(
      guest(
        { type: 'ownReservation.found', link: sampleLink },
        'the browser knows a reservation of its own for these nights',
      ),
    ),
    inTime(guest({ type: 'hold.ended' }, 'the time for the next step ends')),
    ...price,
    ...order,
    ...code,
    ...payment,
    ...statusAnswers('recallReservation'),
    ...statusAnswers('recallReservationAgain'),
    ...ownReservation,
    passes('paymentPollInterval', 'booking.resuming.processing.waiting', 2000, 'a moment passes'),
    passes('paymentIsSlowAfter', 'booking.resuming.processing', 30_000, 'it takes longer than usual'),
    passes('slowPaymentPollInterval', 'booking.resuming.takesLonger.waiting', 15_000, 'a while passes'),
  ],
  unreachable: [
    {
      happening: 'stay.changed',
      in: ['dates.choosing'],
      because: 'Dates are chosen one after the other, in the calendar as in the fields.',
    },
    {
      happening: 'stay.changed.none',
      in: ['dates.choosing'],
      because: 'There are no dates that could be taken away.',
    },
  ],
  requested: [
    'stay.changed',
    'previewPrice.answered',
    'booking.begun',
    'details.changed',
    'form.submitted',
    'createReservation.answered',
    'otp.changed.complete',
    'verifyOtp.answered',
    'reservation.recalled',
    'recallReservation.answered.paid',
  ],
});
