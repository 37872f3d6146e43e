import { bookingSetup, type BookingTransitions } from './booking.setup.ts';
import type { StayChange } from './booking.types.ts';
import { getPriceInput } from './calls.ts';
import { ownReservationFound } from './ownReservation.ts';
import { restoreTransitions } from './restoreTransitions.ts';
import { onFailure } from '../shared/onFailure.ts';

const getDates = ({ event }: { event: { dates: StayChange } }) => event.dates;
const chooseDates = { type: 'chooseDates', params: getDates } as const;

const onDatesChosen = <Actions>(actions: Actions) =>
  [
    {
      guard: { type: 'bothDatesChosen', params: getDates },
      target: '#booking.dates.pricing',
      actions,
    },
    {
      guard: { type: 'noDateChosen', params: getDates },
      target: '#booking.dates.choosing',
      actions,
    },
    { target: '#booking.dates.halfChosen', actions },
  ] as const;

/** The guest chooses or removes dates. */
const stayChanged = onDatesChosen(chooseDates);

/** The guest chooses other dates. A pressed button that offered them disappears, so the focus moves to their price. */
const otherDatesChosen = onDatesChosen([chooseDates, 'focusPrice'] as const);

/** The guest chooses or removes dates in a later step, which takes them back to the dates step. */
export const stayChangedInLaterStep = onDatesChosen([chooseDates, 'reportDates'] as const);

const changeGuestsWithoutPricing = {
  'guests.changed': {
    description: 'No price is requested, because a price needs both dates.',
    actions: { type: 'changeGuests', params: ({ event }) => event },
  },
} as const satisfies BookingTransitions;

/** The step in which the guest chooses dates and guests, and sees the price. */
export const dates = bookingSetup.createStateConfig({
  description: 'The guest chooses dates and the number of guests, and sees the price.',
  initial: 'choosing',
  on: {
    'stay.changed': stayChanged,
    'guests.changed': {
      target: '.pricing',
      actions: { type: 'changeGuests', params: ({ event }) => event },
    },
    'guest.recalled': {
      description: 'The remembered details fill the form, because the guest has not typed anything yet.',
      actions: { type: 'fillInDetails', params: ({ event }) => event.guest },
    },
  },
  states: {
    choosing: {
      description: 'No dates are chosen yet, so no price and no cancellation policy are shown.',
      tags: 'settled',
      on: { ...changeGuestsWithoutPricing, 'booking.recalled': restoreTransitions },
    },
    halfChosen: {
      description: 'Either check-in or check-out is chosen; the other date is missing.',
      tags: 'settled',
      on: changeGuestsWithoutPricing,
    },
    pricing: {
      description: 'The price is being requested from the host; responses to earlier requests are ignored.',
      tags: 'waiting',
      invoke: {
        id: 'previewPrice',
        src: 'previewPrice',
        input: ({ context }) => getPriceInput(context, 'previewPrice'),
        onDone: { target: 'priced', actions: { type: 'storeQuote', params: ({ event }) => event.output } },
        onError: onFailure({
          'dates-unavailable': { target: 'unavailable', actions: 'reportNightsTaken' },
          'validation-failed': 'impossible',
          otherwise: 'notPriced',
        }),
      },
    },
    priced: {
      description: 'The guest sees each line of the price, and the refunds of the cancellation policy.',
      on: { 'booking.begun': '#booking.form' },
    },
    unavailable: {
      description: 'These nights are not available; the guest chooses other dates.',
      tags: 'failed',
      on: { ...ownReservationFound, 'stay.changed': otherDatesChosen },
    },
    impossible: {
      description:
        'The stay does not meet the rules of the property, such as the minimum stay; the page shows the reason.',
      tags: 'failed',
      on: { 'stay.changed': otherDatesChosen },
    },
    notPriced: {
      description: 'The price could not be loaded; the guest can request it again.',
      tags: 'failed',
      on: { 'price.requested': 'pricing', 'connection.returned': 'pricing' },
    },
  },
});
