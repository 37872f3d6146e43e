import { bookingSetup, stayQuestion } from './booking.setup.ts';
import { failedAs, noteFailure } from '../shared/failures.ts';

/** Dates and guests are chosen, and the price is seen. */
export const dates = bookingSetup.createStateConfig({
  description: 'The guest chooses when to come and with how many, and sees the price.',
  initial: 'choosing',
  on: {
    'dates.chosen': {
      target: '.pricing',
      actions: {
        type: 'chooseDates',
        params: ({ event: { startDate, endDate } }) => ({ startDate, endDate }),
      },
    },
    'dates.cleared': { target: '.choosing', actions: 'clearDates' },
    'guests.changed': {
      target: '.pricing',
      actions: { type: 'changeGuests', params: ({ event }) => event.guestCount },
    },
    'details.changed': {
      description: 'Details that this device remembers fill the form beforehand.',
      actions: { type: 'noteDetails', params: ({ event }) => event.details },
    },
  },
  states: {
    choosing: {
      description: 'No dates are chosen yet, so there is no price and no cancellation policy to show.',
      tags: 'settled',
      on: {
        'guests.changed': {
          description: 'There is nothing to price before dates are chosen.',
          actions: { type: 'changeGuests', params: ({ event }) => event.guestCount },
        },
      },
    },
    pricing: {
      description: 'The host is being asked for the price; an answer to an earlier question is ignored.',
      tags: 'waiting',
      invoke: {
        id: 'previewPrice',
        src: 'previewPrice',
        input: ({ context }) => stayQuestion(context, 'previewPrice'),
        onDone: { target: 'priced', actions: { type: 'keepQuote', params: ({ event }) => event.output } },
        onError: [
          { guard: failedAs('dates-unavailable'), target: 'unavailable', actions: noteFailure },
          { guard: failedAs('validation-failed'), target: 'impossible', actions: noteFailure },
          { target: 'notPriced', actions: noteFailure },
        ],
      },
    },
    priced: {
      description: 'The guest sees the price line by line, and what comes back on cancellation.',
      on: { 'booking.begun': '#booking.form' },
    },
    unavailable: {
      description: 'Somebody else has these nights; the guest chooses others.',
      tags: 'failed',
    },
    impossible: {
      description:
        'The property cannot be booked like this (too short, too many guests …); the reason is shown.',
      tags: 'failed',
    },
    notPriced: {
      description: 'The price could not be fetched; the guest can ask again.',
      tags: 'failed',
      on: { 'price.requested': 'pricing' },
    },
  },
});
