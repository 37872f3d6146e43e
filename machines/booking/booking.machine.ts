import { bookingSetup } from './booking.setup.ts';
import { dates } from './dates.ts';
import { firstContext } from './firstContext.ts';
import { form } from './form.ts';
import { otp } from './otp.ts';
import { redirecting } from './redirecting.ts';
import { resuming } from './resuming.ts';
import { success } from './success.ts';

/** A guest books a stay: dates, price, details, e-mail, payment. */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  description: 'A guest books a stay: dates, price, details, e-mail, payment.',
  context: ({ input }) => firstContext(input),
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
