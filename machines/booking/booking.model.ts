import {
  defineAnswer,
  defineModel,
  defineUserEvent,
  toReceivedEvent,
  toTimedEvent,
  defineDelay,
  type Model,
} from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { bookingMachine } from './booking.machine.ts';
import { sampleDates, sampleQuote } from '../shared/quote.samples.ts';
import { sampleHold } from '../shared/reservation.samples.ts';
import { sampleGuest, sampleInput, sampleLink, sampleStatus, sampleStored } from './booking.samples.ts';
import type { BookingStatus } from './bookingStatus.ts';
import type { ResumeTarget } from './stored.ts';

const guest = (...words: Parameters<typeof defineUserEvent<typeof bookingMachine>>) =>
  defineUserEvent<typeof bookingMachine>(...words);

const statusDescriptions: Record<BookingStatus, string> = {
  codeAwaited: 'the code has not been entered yet',
  codeExpired: 'the code has expired',
  codeLocked: 'too many wrong codes were entered',
  unpaid: 'nothing has been paid yet',
  declined: 'the payment was declined',
  processing: 'the payment is being processed',
  paid: 'the stay is paid',
  cardSaved: 'the card is saved',
  holdExpired: 'the hold has ended',
  paidTooLate: 'the payment came too late',
  datesTaken: 'another guest has taken the nights',
  abandoned: 'the reservation was cancelled',
};

const statusAnswers = (call: string) => [
  ...Object.entries(statusDescriptions).map(([status, words]) =>
    defineAnswer(call, sampleStatus(status as BookingStatus), words, status),
  ),
  failed(call, 'not-found', 'the reservation does not exist'),
  failed(call, 'unreachable', 'the host cannot be reached'),
];

const ownStatusCall = 'checkOwnReservation';

const ownReservation = [
  defineAnswer(ownStatusCall, sampleStatus('unpaid'), 'the guest already holds the nights', 'unpaid'),
  defineAnswer(ownStatusCall, sampleStatus('paid'), 'the guest has already booked the nights', 'paid'),
  defineAnswer(ownStatusCall, sampleStatus('holdExpired'), 'that reservation has ended', 'holdExpired'),
  failed(ownStatusCall, 'not-found', 'the reservation does not exist'),
  failed(ownStatusCall, 'unreachable', 'the host cannot be reached'),
];

const price = [
  defineAnswer('previewPrice', sampleQuote, 'the host returns the price'),
  failed('previewPrice', 'dates-unavailable', 'the nights are taken'),
  failed('previewPrice', 'validation-failed', 'the stay does not meet the rules of the property'),
  failed('previewPrice', 'unreachable', 'the host cannot be reached'),
  defineAnswer('previewNewPrice', sampleQuote, 'the host returns the new price'),
  failed('previewNewPrice', 'unreachable', 'the host cannot be reached'),
];

const reservation = [
  defineAnswer('createReservation', sampleHold, 'the host accepts the reservation'),
  failed('createReservation', 'validation-failed', 'the host rejects some details'),
  failed('createReservation', 'dates-unavailable', 'the nights are taken'),
  failed('createReservation', 'terms-changed', 'the price has changed'),
  failed('createReservation', 'too-many-requests', 'the guest has made too many reservations'),
  failed('createReservation', 'idempotency-mismatch', 'the host has received an earlier attempt'),
  failed('createReservation', 'unreachable', 'the host cannot be reached'),
  failed('createReservation', 'unavailable', 'the service is unavailable'),
];

const code = [
  defineAnswer(
    'verifyOtp',
    {
      status: 'awaiting_payment',
      holdExpiresAt: sampleHold.holdExpiresAt,
      nightsHeldUntil: sampleHold.holdExpiresAt,
    },
    'the code is correct',
  ),
  failed('verifyOtp', 'otp-incorrect', 'the code is wrong', { attemptsLeft: 4 }),
  failed('verifyOtp', 'otp-incorrect', 'the last attempt was wrong', { attemptsLeft: 0 }, 'lastTry'),
  failed('verifyOtp', 'otp-locked', 'too many wrong codes were entered'),
  failed('verifyOtp', 'otp-expired', 'the code has expired'),
  failed('verifyOtp', 'wrong-state', 'the status of the reservation has changed'),
  failed('verifyOtp', 'unreachable', 'the host cannot be reached'),
  defineAnswer(
    'resendOtp',
    { otpExpiresAt: '2027-01-01T12:14:00Z', sentTo: sampleHold.sentTo },
    'the host sends a new code',
  ),
  failed('resendOtp', 'otp-locked', 'too many wrong codes were entered'),
  failed('resendOtp', 'too-many-requests', 'too many codes were sent'),
  failed('resendOtp', 'wrong-state', 'the status of the reservation has changed'),
  failed('resendOtp', 'unreachable', 'the host cannot be reached'),
  defineAnswer(
    'cancelReservation',
    { status: 'cancelled', refund: { percentage: 0, total: { amount: 0, currency: 'EUR' } } },
    'the host releases the hold',
  ),
  failed('cancelReservation', 'wrong-state', 'the stay is paid or booked'),
  failed('cancelReservation', 'not-found', 'the reservation does not exist'),
  failed('cancelReservation', 'unreachable', 'the host cannot be reached'),
];

const payment = [
  defineAnswer(
    'checkout',
    { outcome: 'statusChanged', failure: 'hold-expired' },
    'the status of the reservation has changed',
    'statusChanged',
  ),
  defineAnswer(
    'checkout',
    { outcome: 'notRedirected', failure: 'payment-gateway' },
    'the payment page cannot be opened',
    'notRedirected',
  ),
];

const rememberedBookings: Record<Exclude<ResumeTarget, 'resuming' | 'redirecting'>, string> = {
  'dates.choosing': 'the browser has stored nothing',
  'dates.halfChosen': 'the browser has stored one date',
  'dates.pricing': 'the browser has stored dates without a price',
  'dates.priced': 'the browser has stored dates and their price',
  'form.editing': 'the browser has stored a partly completed form',
  'form.creating': 'the browser has stored a reservation that was being sent',
  'form.refused': 'the browser has stored details that the host rejected',
  'form.datesTaken': 'the browser has stored nights that were taken',
  'form.repricing': 'the browser has stored a price that was being requested again',
  'form.termsChanged': 'the browser has stored a price that has changed',
  'form.noMoreHolds': 'the browser has stored that too many reservations were made',
  'form.notCreated': 'the browser has stored a reservation that failed',
};

const restoreEvents = [
  toReceivedEvent(
    guest(
      { type: 'booking.recalled', stored: undefined, link: sampleLink },
      'the browser has stored a reservation',
    ),
  ),
  toReceivedEvent(
    guest(
      { type: 'booking.recalled', stored: undefined, link: sampleLink, isConfirmedNow: true },
      'the guest has confirmed their address with the link in the e-mail',
      'booking.recalled.confirmed',
    ),
  ),
  ...Object.entries(rememberedBookings).map(([where, words]) => ({
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
    ...restoreEvents,
    toReceivedEvent(
      guest({ type: 'guest.recalled', guest: sampleGuest }, 'the browser has stored the guest’s details'),
    ),
    guest({ type: 'stay.changed', dates: sampleDates }, 'the guest chooses dates'),
    guest(
      { type: 'stay.changed', dates: { startDate: sampleDates.startDate, endDate: '' } },
      'the guest chooses one date',
      'stay.changed.half',
    ),
    guest(
      { type: 'stay.changed', dates: { startDate: '', endDate: '' } },
      'the guest removes the dates',
      'stay.changed.none',
    ),
    guest({ type: 'dates.revisited' }, 'the guest returns to the dates'),
    guest({ type: 'guests.changed', guestCount: 3 }, 'the guest changes the number of guests'),
    toReceivedEvent(guest({ type: 'connection.returned' }, 'the connection returns')),
    guest({ type: 'price.requested' }, 'the guest requests the price again'),
    guest({ type: 'booking.begun' }, 'the guest starts the booking'),
    guest({ type: 'details.changed', details: { firstName: 'Ana' } }, 'the guest types in the form'),
    guest({ type: 'form.submitted' }, 'the guest submits the reservation'),
    guest({ type: 'terms.accepted' }, 'the guest accepts the new price'),
    guest({ type: 'otp.changed', otp: '123' }, 'the guest types a few digits'),
    guest({ type: 'otp.changed', otp: '123 456' }, 'the guest enters the whole code', 'otp.changed.complete'),
    guest({ type: 'otp.submitted' }, 'the guest sends the code'),
    guest({ type: 'code.left' }, 'the guest leaves the code step'),
    guest({ type: 'code.revisited' }, 'the guest returns to the code step'),
    guest({ type: 'otp.resendRequested' }, 'the guest requests a new code'),
    guest({ type: 'booking.restarted' }, 'the guest starts again'),
    guest({ type: 'payment.requested' }, 'the guest continues to the payment'),
    guest({ type: 'status.requested' }, 'the guest requests the status of the booking'),
    guest({ type: 'anotherBooking.begun' }, 'the guest starts another booking'),
    toReceivedEvent(
      guest(
        { type: 'reservation.recalled', link: sampleLink },
        'the guest returns to the booking, or another tab has continued it',
      ),
    ),
    toReceivedEvent(
      guest(
        { type: 'ownReservation.found', link: sampleLink },
        'the browser has stored a reservation for these nights',
      ),
    ),
    toTimedEvent(guest({ type: 'hold.ended' }, 'the time limit of the current step expires')),
    ...price,
    ...reservation,
    ...code,
    ...payment,
    ...statusAnswers('recallReservation'),
    ...statusAnswers('recallReservationAgain'),
    ...ownReservation,
    defineDelay(
      'paymentPollInterval',
      'booking.resuming.processing.waiting',
      2000,
      'the polling interval passes',
    ),
    defineDelay(
      'paymentIsSlowAfter',
      'booking.resuming.processing',
      30_000,
      'the payment takes longer than usual',
    ),
    defineDelay(
      'slowPaymentPollInterval',
      'booking.resuming.takesLonger.waiting',
      15_000,
      'the polling interval of slow payments passes',
    ),
  ],
  unreachable: [
    {
      event: 'stay.changed',
      states: ['dates.choosing'],
      reason: 'The calendar and the date fields set one date at a time, never both at once.',
    },
    {
      event: 'stay.changed.none',
      states: ['dates.choosing'],
      reason: 'No dates are chosen in this state, so none can be removed.',
    },
  ],
  mainPath: [
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
