import type { JourneyState } from '../shared/journeyState.ts';
import type { bookingMachine } from './booking.machine.ts';

type Booking = Pick<JourneyState<typeof bookingMachine>, 'context' | 'matches'>;

/** Whether the guest is still choosing dates and guests. */
export const isChoosingDates = (booking: Booking): boolean => booking.matches('dates');

/** Whether the guest can change dates and guests on the screen. */
export const hasStayFields = (booking: Booking): boolean =>
  isChoosingDates(booking) || booking.matches({ form: 'datesTaken' });

/** Whether the price of the chosen dates is being loaded. */
export const isPricing = (booking: Booking): boolean => booking.matches({ dates: 'pricing' });

const priceFailures = ['notPriced', 'unavailable', 'impossible'] as const;

/** Returns the reason for a missing price, or undefined. */
export const findPriceFailure = (booking: Booking): (typeof priceFailures)[number] | undefined =>
  priceFailures.find((failure) => booking.matches({ dates: failure }));

/** Whether the guest is entering their details. */
export const isInForm = (booking: Booking): boolean => booking.matches('form');

/** Whether the stay is booked. */
export const isBooked = (booking: Booking): boolean => booking.matches('success');
