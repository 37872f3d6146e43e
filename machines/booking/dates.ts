import { bookingSetup, type BookingTransitions } from './booking.setup.ts';
import type { StayChange } from './booking.types.ts';
import { stayQuestion } from './calls.ts';
import { ownReservationFound } from './ownReservation.ts';
import { recalled } from './recalled.ts';
import { onFailure } from '../shared/onFailure.ts';

const theDates = ({ event }: { event: { dates: StayChange } }) => event.dates;
const chooseDates = { type: 'chooseDates', params: theDates } as const;

const whenChosen = <Actions>(actions: Actions) =>
  [
    {
      guard: { type: 'bothDatesChosen', params: theDates },
      target: '#booking.dates.pricing',
      actions,
    },
    {
      guard: { type: 'noDateChosen', params: theDates },
      target: '#booking.dates.choosing',
      actions,
    },
    { target: '#booking.dates.halfChosen', actions },
  ] as const;

/** The guest chooses a date, both of them, or takes them away. */
const stayChanged = whenChosen(chooseDates);

/** The same from a later step, which is left for it. */
export const otherStayChosen = whenChosen([chooseDates, 'reportDates'] as const);

const guestsWithoutPrice = {
  'guests.changed': {
    description: 'There is nothing to price before both dates are chosen.',
    actions: { type: 'changeGuests', params: ({ event }) => event },
  },
} as const satisfies BookingTransitions;

/** Dates and guests are chosen, and the price is seen. */
export const dates = bookingSetup.createStateConfig({
  description: 'The guest chooses when to come and with how many, and sees the price.',
  initial: 'choosing',
  on: {
    'stay.changed': stayChanged,
    'guests.changed': {
      target: '.pricing',
      actions: { type: 'changeGuests', params: ({ event }) => event },
    },
    'guest.recalled': {
      description: 'Details that this device remembers fill a form in which nothing has been typed.',
      actions: { type: 'fillInDetails', params: ({ event }) => event.guest },
    },
  },
  states: {
    choosing: {
      description: 'No dates are chosen yet, so there is no price and no cancellation policy to show.',
      tags: 'settled',
      on: { ...guestsWithoutPrice, 'booking.recalled': recalled },
    },
    halfChosen: {
      description: 'Check-in or check-out is chosen; the other one is awaited.',
      tags: 'settled',
      on: guestsWithoutPrice,
    },
    pricing: {
      description: 'The host is being asked for the price; an answer to an earlier question is ignored.',
      tags: 'waiting',
      invoke: {
        id: 'previewPrice',
        src: 'previewPrice',
        input: ({ context }) => stayQuestion(context, 'previewPrice'),
        onDone: { target: 'priced', actions: { type: 'storeQuote', params: ({ event }) => event.output } },
        onError: onFailure({
          'dates-unavailable': { target: 'unavailable', actions: 'reportNightsTaken' },
          'validation-failed': 'impossible',
          otherwise: 'notPriced',
        }),
      },
    },
    priced: {
      description: 'The guest sees the price line by line, and what comes back on cancellation.',
      on: { 'booking.begun': '#booking.form' },
    },
    unavailable: {
      description: 'Somebody else has these nights; the guest chooses others.',
      tags: 'failed',
      on: ownReservationFound,
    },
    impossible: {
      description:
        'The property cannot be booked like this (too short, too many guests …); the reason is shown.',
      tags: 'failed',
    },
    notPriced: {
      description: 'The price could not be fetched; the guest can ask again.',
      tags: 'failed',
      on: { 'price.requested': 'pricing', 'connection.returned': 'pricing' },
    },
  },
});
