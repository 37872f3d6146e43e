import { bookingSetup } from './booking.setup.ts';
import { dates } from './dates.ts';
import { createInitialContext } from './createInitialContext.ts';
import { form } from './form.ts';
import { otp } from './otp.ts';
import { redirecting } from './redirecting.ts';
import { resuming } from './resuming.ts';
import { success } from './success.ts';

export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  description: 'A guest books a stay: dates, price, details, one-time password, payment.',
  context: ({ input }) => createInitialContext(input),
  initial: 'dates',
  on: {
    'reservation.recalled': {
      description: 'The booking continued in another tab, or the guest returned to the page.',
      target: '.resuming',
      actions: { type: 'storeLink', params: ({ event }) => event.link },
    },
  },
  states: { dates, form, otp, redirecting, resuming, success },
});
