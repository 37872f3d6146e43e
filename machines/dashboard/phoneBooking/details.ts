import { finishing, phoneBookingSetup, returning, typing } from './phoneBooking.setup.ts';

const forward = ['clearFailure', 'focusPage'] as const;

const pricing = {
  ...typing,
  // The host can type at once.
  ...finishing('#phoneBooking.guest', ['clearFailure', 'focusField']),
  ...returning('stay'),
};

/** The step of the price. */
export const price = phoneBookingSetup.createStateConfig({
  description: 'The host sees the calculated price, and accepts it or enters another one.',
  initial: 'editing',
  states: {
    editing: { description: 'The host chooses the price.', on: pricing },
    incomplete: { description: 'The host’s own price is missing or wrong.', on: pricing },
  },
});

const describing = { ...typing, ...finishing('#phoneBooking.payment', forward), ...returning('price') };

/** The step of the guest's details. */
export const guest = phoneBookingSetup.createStateConfig({
  description: 'The host enters the guest’s name, address, telephone number and language.',
  initial: 'editing',
  states: {
    editing: { description: 'The host fills in the step.', on: describing },
    incomplete: {
      description: 'Some fields are missing or wrong; the form marks them.',
      on: describing,
    },
  },
});
