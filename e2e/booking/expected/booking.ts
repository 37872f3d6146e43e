import type { Expectations } from '../../support/expectation.ts';
import type { Story } from '../story.ts';
import { datesExpected } from './dates.ts';
import { formExpected } from './form.ts';
import { otpExpected } from './otp.ts';
import { paymentExpected } from './payment.ts';
import { resumingExpected } from './resuming.ts';
import type { BookingExpectation, BookingState } from './types.ts';

type All = Expectations<BookingState, Story>;

/** Whoever has begun a booking elsewhere meanwhile sees where it stands, wherever they come back to. */
const comesBack = (one: BookingExpectation): BookingExpectation => ({
  ...one,
  leads: { ...one.leads, 'reservation.recalled': 'resuming.asking' },
});

/** What a guest expects of each state of the booking; a state that is missing does not compile. */
export const bookingExpected = Object.fromEntries(
  Object.entries<BookingExpectation>({
    ...datesExpected,
    ...formExpected,
    ...otpExpected,
    ...paymentExpected,
    ...resumingExpected,
  } satisfies All).map(([state, one]) => [state, comesBack(one)]),
) as All;
