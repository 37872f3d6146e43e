import type { Expectations } from '../../support/expectation.ts';
import type { Scenario } from '../scenario.ts';
import { datesExpected } from './dates.ts';
import { formExpected } from './form.ts';
import { otpExpected } from './otp.ts';
import { paymentExpected } from './payment.ts';
import { resumingExpected } from './resuming.ts';
import type { BookingState } from './types.ts';

/** The screen in each state of the booking; a missing state is a type error. */
export const bookingExpected: Expectations<BookingState, Scenario> = {
  ...datesExpected,
  ...formExpected,
  ...otpExpected,
  ...paymentExpected,
  ...resumingExpected,
};
