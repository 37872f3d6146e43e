import { createActor } from 'xstate';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { alternativesMachine } from '../../../machines/alternatives/alternatives.machine.ts';
import { availabilityMachine } from '../../../machines/availability/availability.machine.ts';
import { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import { sampleInput } from '../../../machines/booking/booking.samples.ts';
import type { BookingContext } from '../../../machines/booking/booking.types.ts';
import type { BookingProps, BookingState } from '../../../src/views/booking/shared/BookingProps.ts';
import {
  loadAlternatives,
  loadForm,
  loadOtp,
  loadPayment,
  loadSuccess,
} from '../../../src/views/booking/loadScreens.ts';
import { property } from '../support/property.ts';
import { quote } from '../support/quote.ts';
import { reservation } from '../support/reservation.ts';
import type { Send } from '../support/screen.tsx';
import { valueAt } from '../support/value.ts';

const { context: fresh } = createActor(bookingMachine, { input: sampleInput }).getSnapshot();

const link = { reservationId: 'reservation', token: 'token', deadline: '2027-01-01T12:15:00Z' };

/** A booking in the middle of its way: three guests for a week, with the form filled in. */
const midway: BookingContext = {
  ...fresh,
  attempt: 2,
  stay: { startDate: '2027-05-03', endDate: '2027-05-10', guestCount: 3 },
  quote,
  details: {
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana@example.com',
    phonePrefix: '+351',
    phone: '912 345 678',
    locale: 'pt',
    hasSpecialRequests: true,
    specialRequests: 'A cot',
    paymentOptionId: 'now',
  },
  reservation: {
    ...link,
    number: 'E-7',
    sentTo: 'a•••@example.com',
    attemptsLeft: 4,
    otpExpiresAt: '2027-01-01T12:10:00Z',
  },
  otp: '123456',
};

const empty = { stay: fresh.stay, quote: undefined, reservation: undefined, details: fresh.details, otp: '' };

export const booked: NonNullable<BookingContext['booked']> = {
  number: 'E-7',
  startDate: '2027-05-03',
  endDate: '2027-05-10',
  guestCount: 3,
  payments: [{ dueDate: '2027-01-01', amount: { amount: 75_165, currency: 'EUR' }, status: 'paid' }],
  unit: reservation.unit,
  host: reservation.host,
  email: 'ana@example.com',
};

/** Additional lines of a state. */
const moments: Partial<Record<BookingState, Partial<BookingContext>>> = {
  'dates.choosing': empty,
  'dates.halfChosen': { quote: undefined, stay: { ...midway.stay, endDate: '' } },
  'dates.pricing': { quote: undefined },
  'dates.unavailable': { quote: undefined },
  'dates.impossible': { quote: undefined, violations: [toViolation('endDate', 'stay_too_short')] },
  'dates.notPriced': { quote: undefined, failure: 'unreachable' },
  'form.editing': { details: { ...fresh.details, paymentOptionId: 'parts' } },
  'form.refused': {
    violations: [
      toViolation('guest.firstName', 'blank'),
      toViolation('guest.phonePrefix', 'phone_prefix'),
      toViolation('specialRequests', 'too_long'),
    ],
  },
  'form.noMoreHolds': { failure: 'too-many-requests', retryAfter: 840 },
  'form.offline': { failure: 'unreachable' },
  'form.notCreated': { failure: 'unavailable' },
  'otp.notVerified': { failure: 'unreachable' },
  'otp.notResent': { failure: 'unavailable' },
  'otp.notRestarted': { failure: 'timed-out' },
  'redirecting.notRedirected': { failure: 'payment-gateway' },
  'resuming.notResumed': { failure: 'unreachable' },
  'form.datesTaken': { quote: undefined },
  'form.repricing': { quote: undefined },
  'resuming.takesLonger.waiting': { booked },
  'resuming.takesLonger.asking': { booked },
  'success.paid': { booked },
  'success.cardSaved': {
    booked: {
      ...booked,
      payments: [
        { dueDate: '2027-04-19', amount: { amount: 45_100, currency: 'EUR' }, status: 'scheduled' },
        { dueDate: '2027-05-02', amount: { amount: 30_065, currency: 'EUR' }, status: 'scheduled' },
      ],
    },
  },
};

// The later steps come at once here.
await Promise.all([
  loadAlternatives(),
  loadForm(),
  loadOtp(),
  loadPayment(),
  import('../../../src/views/booking/price/Policies.tsx'),
  import('../../../src/views/booking/price/firstPriceParts.ts'),
  import('../../../src/views/booking/stay/PartyPicker.tsx'),
  import('../../../src/views/booking/trust/TrustInCard.tsx'),
  loadSuccess(),
]);

/** The props of a booking screen in a state, without a walk to it. */
export const bookingProps = (
  state: BookingState,
  send: Send,
  context: Partial<BookingContext> = {},
): BookingProps => ({
  property,
  snapshot: bookingMachine.resolveState({
    value: valueAt(state) as BookingProps['snapshot']['value'],
    context: { ...midway, ...moments[state], ...context },
  }),
  send,
  availability: availabilityMachine.resolveState({
    value: 'unknown',
    context: { unitId: property.id, availability: undefined },
  }),
  alternatives: alternativesMachine.resolveState({
    value: 'unasked',
    context: { unitId: property.id, stay: undefined, alternatives: [] },
  }),
  prepareAccess: () => send({ type: '(prepare access)' }),
  requestAvailability: () => send({ type: '(availability is wanted)' }),
  picker: {
    isRequested: false,
    request: () => undefined,
    isOpen: false,
    open: () => undefined,
    day: undefined,
    showDay: () => undefined,
    onDayShown: () => undefined,
  },
  remembering: false,
  remember: (on) => send({ type: on ? '(remember)' : '(forget)' }),
  ...(/^(success\.|resuming\.(takesLonger\.|ownStay))/.test(state) && {
    reservationHref: '/en/reservation/reservation#token=token',
  }),
  ...(state.startsWith('success') && {
    saveCalendar: () => send({ type: '(save the calendar)' }),
  }),
});
