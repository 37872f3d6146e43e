import { noFailure } from '../../shared/failures.ts';
import { guest } from './guest.ts';
import { payment } from './payment.ts';
import { phoneBookingSetup } from './phoneBooking.setup.ts';
import { stay } from './stay.ts';
import { summary } from './summary.ts';

/** Enters a booking that a host takes by phone, or that comes from another channel. */
export const phoneBookingMachine = phoneBookingSetup.createMachine({
  id: 'phoneBooking',
  description: 'A host enters a booking taken by phone or made on another channel.',
  context: ({ input }) => ({
    ...input,
    quote: undefined,
    agreed: undefined,
    obstacles: [],
    refusals: 0,
    attempt: 0,
    created: undefined,
    ...noFailure,
  }),
  initial: 'stay',
  states: {
    stay,
    guest,
    payment,
    summary,
    created: {
      description: 'The booking is made; the host sees its number and what was sent to the guest.',
    },
  },
});
