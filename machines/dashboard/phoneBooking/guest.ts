import { finishing, phoneBookingSetup, returning, typing } from './phoneBooking.setup.ts';

const describing = {
  ...typing,
  ...finishing('#phoneBooking.payment', ['clearFailure', 'focusPage']),
  ...returning('stay'),
};

/** The step of the guest's details. */
export const guest = phoneBookingSetup.createStateConfig({
  description: 'The host sees the price, and enters the guest’s name and what else is known of the guest.',
  initial: 'editing',
  states: {
    editing: { description: 'The host fills in the step.', on: describing },
    incomplete: {
      description: 'Some fields are missing or wrong; the form marks them.',
      on: describing,
    },
  },
});
