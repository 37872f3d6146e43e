import { bookingSetup, type BookingTransitions } from './booking.setup.ts';
import { stayQuestion } from './calls.ts';
import { otherStayChosen } from './dates.ts';
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

/** The guest says who they are, and orders. */
export const form = bookingSetup.createStateConfig({
  description: 'The guest gives their details and makes the order.',
  initial: 'editing',
  states: {
    editing: {
      description: 'The guest fills in the form; nothing has been sent.',
      on: typingTransitions,
    },
    creating: {
      description: 'The host is being asked for the nights of this guest.',
      tags: 'waiting',
      invoke: {
        id: 'createReservation',
        src: 'createReservation',
        input: ({ context }) => ({
          ...stayQuestion(context, 'createReservation'),
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
            description: 'An earlier try with other details has reached the host.',
            target: 'notCreated',
            actions: 'startAnotherAttempt',
          },
          otherwise: 'notCreated',
        }),
      },
    },
    refused: {
      description: 'Some details cannot be used; each is named at its field, and what was typed is kept.',
      tags: 'failed',
      on: typingTransitions,
    },
    datesTaken: {
      description:
        'Somebody else took these nights meanwhile; the guest chooses others, and what was typed is kept.',
      tags: 'failed',
      on: {
        ...ownReservationFound,
        'stay.changed': otherStayChosen,
        'dates.revisited': { target: '#booking.dates.unavailable', actions: ['dropQuote', 'reportDates'] },
      },
    },
    repricing: {
      description: 'The price has changed meanwhile; the new one is being fetched.',
      tags: 'waiting',
      invoke: {
        id: 'previewNewPrice',
        src: 'previewPrice',
        input: ({ context }) => stayQuestion(context, 'previewPrice'),
        onDone: {
          target: 'termsChanged',
          actions: { type: 'storeQuote', params: ({ event }) => event.output },
        },
        onError: { target: '#booking.dates.notPriced', actions: [storeFailure, 'dropQuote', 'reportDates'] },
      },
    },
    termsChanged: {
      description: 'The guest sees the new price and accepts it, or chooses other dates; nothing was booked.',
      tags: 'failed',
      on: { 'terms.accepted': 'creating', 'dates.revisited': typingTransitions['dates.revisited'] },
    },
    noMoreHolds: {
      description:
        'For now no further orders are taken; the guest waits a while, and what was typed is kept.',
      tags: 'failed',
      on: typingTransitions,
    },
    notCreated: {
      description: 'The reservation could not be made; the guest can try again, and what was typed is kept.',
      tags: 'failed',
      on: {
        ...typingTransitions,
        'details.changed': {
          description: 'With other details it is another try, and replaces the one whose outcome is unknown.',
          actions: ['startAnotherAttempt', ...storeDetails],
        },
        'dates.revisited': {
          description: 'Whatever is ordered after that is another try as well.',
          target: '#booking.dates.priced',
          actions: ['startAnotherAttempt', 'reportDates'],
        },
      },
    },
  },
});
