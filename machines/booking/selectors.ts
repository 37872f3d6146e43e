import type { JourneyState } from '../shared/journeyState.ts';
import type { bookingMachine } from './booking.machine.ts';

type Booking = Pick<JourneyState<typeof bookingMachine>, 'context' | 'matches'>;

/** The guest is still choosing dates and guests. */
export const isChoosingDates = (booking: Booking): boolean => booking.matches('dates');

/** The price of the chosen dates is being fetched. */
export const isPricing = (booking: Booking): boolean => booking.matches({ dates: 'pricing' });

const priceFailures = ['notPriced', 'unavailable', 'impossible'] as const;

/** Why there is no price for the chosen dates. */
export const findPriceFailure = (booking: Booking): (typeof priceFailures)[number] | undefined =>
  priceFailures.find((failure) => booking.matches({ dates: failure }));

/** The guest is entering their details. */
export const isInForm = (booking: Booking): boolean => booking.matches('form');

/** The stay is booked. */
export const isBooked = (booking: Booking): boolean => booking.matches('success');
