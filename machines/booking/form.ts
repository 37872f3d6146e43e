import { bookingSetup, type BookingTransitions } from './booking.setup.ts';
import { getPriceInput } from './calls.ts';
import { stayChangedInLaterStep } from './dates.ts';
import { ownReservationFound } from './ownReservation.ts';
import { storeFailure } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { BookingDetails } from './booking.types.ts';

const typed = ({ event }: { event: { details: Partial<BookingDetails> } }) => event.details;

const storeDetails = [
  { type: 'storeDetails', params: typed },
  { type: 'reportDetails', params: typed },
] as const;

const typingTransitions = {
  'details.changed': { actions: storeDetails },
  'form.submitted': { target: 'creating' },
  'dates.revisited': { target: '#booking.dates.priced', actions: 'reportDates' },
} as const satisfies BookingTransitions;

/** The transitions after an attempt whose result is unknown. */
const unknownOutcomeTransitions = {
  ...typingTransitions,
  'details.changed': {
    description:
      'A change starts a new attempt, because the result of the earlier attempt is unknown. Only the guest sends it.',
    target: 'editing',
    actions: ['startAnotherAttempt', ...storeDetails],
  },
  'dates.revisited': {
    description: 'The next reservation is a new attempt, because the result of the earlier one is unknown.',
    target: '#booking.dates.priced',
    actions: ['startAnotherAttempt', 'reportDates'],
  },
} as const satisfies BookingTransitions;

/** The step in which the guest enters their details and submits the reservation. */
export const form = bookingSetup.createStateConfig({
  description: 'The guest enters their details and submits the reservation.',
  initial: 'editing',
  states: {
    editing: {
      description: 'The guest fills in the form; nothing has been sent.',
      on: typingTransitions,
    },
    creating: {
      description: 'The reservation is being sent to the host.',
      tags: 'waiting',
      invoke: {
        id: 'createReservation',
        src: 'createReservation',
        input: ({ context }) => ({
          ...getPriceInput(context, 'createReservation'),
          details: context.details,
          expectedTotal: context.quote?.total.amount,
        }),
        onDone: {
          target: '#booking.otp',
          actions: { type: 'storeHold', params: ({ event }) => event.output },
        },
        onError: onFailure({
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          'dates-unavailable': { target: 'datesTaken', actions: 'reportNightsTaken' },
          'terms-changed': { target: 'repricing', actions: 'startAnotherAttempt' },
          'too-many-requests': { target: 'noMoreHolds', actions: 'startAnotherAttempt' },
          'idempotency-mismatch': {
            description: 'The host has received an earlier attempt with other details.',
            target: 'notCreated',
            actions: 'startAnotherAttempt',
          },
          unreachable: 'offline',
          otherwise: 'notCreated',
        }),
      },
    },
    refused: {
      description: 'The host rejected some details; the form marks these fields and keeps all input.',
      tags: 'failed',
      on: typingTransitions,
    },
    datesTaken: {
      description:
        'These nights are no longer available; the guest chooses other dates, and the form keeps all input.',
      tags: 'failed',
      on: {
        ...ownReservationFound,
        'stay.changed': stayChangedInLaterStep,
        'dates.revisited': { target: '#booking.dates.unavailable', actions: ['clearQuote', 'reportDates'] },
      },
    },
    repricing: {
      description: 'The price has changed, so the new price is being loaded.',
      tags: 'waiting',
      invoke: {
        id: 'previewNewPrice',
        src: 'previewPrice',
        input: ({ context }) => getPriceInput(context, 'previewPrice'),
        onDone: {
          target: 'termsChanged',
          actions: { type: 'storeQuote', params: ({ event }) => event.output },
        },
        onError: { target: '#booking.dates.notPriced', actions: [storeFailure, 'clearQuote', 'reportDates'] },
      },
    },
    termsChanged: {
      description:
        'The guest sees the new price and accepts it or chooses other dates; nothing has been booked.',
      tags: 'failed',
      on: { 'terms.accepted': 'creating', 'dates.revisited': typingTransitions['dates.revisited'] },
    },
    noMoreHolds: {
      description:
        'The guest has made too many reservations and can try again later; the form keeps all input.',
      tags: 'failed',
      on: typingTransitions,
    },
    offline: {
      description:
        'The site cannot be reached; the reservation is sent again when the connection returns, or by the guest, and the form keeps all input.',
      tags: 'failed',
      on: {
        ...unknownOutcomeTransitions,
        'connection.returned': {
          description: 'The connection is back, so the same attempt is repeated.',
          target: 'creating',
        },
      },
    },
    notCreated: {
      description:
        'It is unknown whether the reservation was made; only the guest sends it again, and the form keeps all input.',
      tags: 'failed',
      on: unknownOutcomeTransitions,
    },
  },
});
