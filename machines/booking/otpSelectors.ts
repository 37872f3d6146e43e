import type { JourneyState } from '../shared/journeyState.ts';
import type { bookingMachine } from './booking.machine.ts';

type Booking = Pick<JourneyState<typeof bookingMachine>, 'context' | 'matches'>;

/** The host is checking the one-time password. */
export const isVerifyingCode = (booking: Booking): boolean => booking.matches({ otp: 'verifying' });

/** The last one-time password was wrong. */
export const isCodeIncorrect = (booking: Booking): boolean => booking.matches({ otp: 'incorrect' });

/** A complete one-time password is sent without a press of the button. */
export const isCodeSentWhenComplete = (booking: Booking): boolean =>
  !isCodeIncorrect(booking) && !booking.matches({ otp: 'notVerified' });

/** A new one-time password has been requested. */
export const isResendingCode = (booking: Booking): boolean => booking.matches({ otp: 'resending' });

/** The reservation is being cancelled, so that the guest can begin again. */
export const isRestarting = (booking: Booking): boolean => booking.matches({ otp: 'restarting' });
