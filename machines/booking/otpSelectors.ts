import type { JourneyState } from '../shared/journeyState.ts';
import type { bookingMachine } from './booking.machine.ts';

type Booking = Pick<JourneyState<typeof bookingMachine>, 'context' | 'matches'>;

/** Whether the host is checking the one-time password. */
export const isVerifyingCode = (booking: Booking): boolean => booking.matches({ otp: 'verifying' });

/** Whether the last one-time password was wrong. */
export const isCodeIncorrect = (booking: Booking): boolean => booking.matches({ otp: 'incorrect' });

/** Whether a complete one-time password is sent automatically, without the button. */
export const isCodeSentAutomatically = (booking: Booking): boolean =>
  !isCodeIncorrect(booking) && !booking.matches({ otp: 'notVerified' });

/** Whether a new one-time password is being requested. */
export const isResendingCode = (booking: Booking): boolean => booking.matches({ otp: 'resending' });

/** Whether the reservation is being cancelled so that the guest can start again. */
export const isRestarting = (booking: Booking): boolean => booking.matches({ otp: 'restarting' });
