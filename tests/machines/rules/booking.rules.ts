import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import { dates } from './booking/dates.rules.ts';
import { form } from './booking/form.rules.ts';
import { otpCalls, otp } from './booking/otp.rules.ts';
import { redirecting, resuming, success } from './booking/payment.rules.ts';
import type { Rules } from './rule.ts';
import { noReason } from './why.ts';

/** The rules for each event in each state of a booking. */
export const bookingRules: Rules<typeof bookingMachine> = {
  begins: {
    in: 'dates.choosing',
    with: {
      version: 6,
      unitId: 'casa-azul',
      bookingId: 'booking',
      attempt: 1,
      stay: { startDate: '', endDate: '', guestCount: 2 },
      quote: undefined,
      details: {
        firstName: '',
        lastName: '',
        email: '',
        phonePrefix: '',
        phone: '',
        locale: 'en',
        hasSpecialRequests: false,
        specialRequests: '',
        paymentOptionId: '',
      },
      violations: [],
      reservation: undefined,
      otp: '',
      booked: undefined,
      ...noReason,
    },
  },
  provided: [
    'reportDetails',
    'reportRecalledDetails',
    'reportNightsTaken',
    'reportDates',
    'reportBookingFound',
    'reportNoBookingFound',
  ],
  steps: { otp: otpCalls },
  states: { ...dates, ...form, ...otp, ...redirecting, ...resuming, ...success },
};
