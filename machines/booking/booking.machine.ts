import { noFailure } from '../shared/failures.ts';
import { bookingSetup } from './booking.setup.ts';
import { bookingVersion } from './booking.types.ts';
import { nothingOrdered } from './context.ts';
import { dates } from './dates.ts';
import { form } from './form.ts';
import { otp } from './otp.ts';
import { redirecting } from './redirecting.ts';
import { resuming } from './resuming.ts';
import { success } from './success.ts';

/** A guest books a stay: dates, price, details, e-mail, payment. */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  description: 'A guest books a stay: dates, price, details, e-mail, payment.',
  context: ({ input: { unitId, bookingId, guestCount, guest } }) => ({
    version: bookingVersion,
    unitId,
    bookingId,
    attempt: 1,
    stay: { startDate: '', endDate: '', guestCount },
    quote: undefined,
    details: { ...guest, ...nothingOrdered },
    ...noFailure,
    reservation: undefined,
    otp: '',
    booked: undefined,
  }),
  initial: 'dates',
  on: {
    'reservation.recalled': {
      description: 'Another tab has moved the booking on, or the guest came back to the page.',
      target: '.resuming',
      actions: { type: 'rememberLink', params: ({ event }) => event.link },
    },
  },
  states: { dates, form, otp, redirecting, resuming, success },
});
