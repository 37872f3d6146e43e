import { describe } from 'vitest';
import { defineUserEvent } from 'statechart-atlas';
import type { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type {
  RegistrationContext,
  RegistrationEvent,
} from '../../machines/registration/registration.types.ts';
import { registrationModel } from '../../machines/registration/registration.model.ts';
import { testLaws } from './laws/testLaws.ts';
import type { LawOptions } from './laws/particulars.ts';
import { registrationRules } from './rules/registration.rules.ts';
import { testRules } from './rules/testRules.ts';

const guest = (event: RegistrationEvent, name: string) =>
  defineUserEvent<typeof registrationMachine>(event, '', name);

const particulars: LawOptions = {
  extraEvents: [
    guest({ type: 'guest.changed', index: 1, form: { nationality: 'PRT' } }, 'guest.changed.nationality'),
  ],
  typed: {
    of: ({ guests }: RegistrationContext) => guests,
    changesBy: [
      'guest.changed',
      'draft.recalled',
      'draft.found',
      'reservation.updated',
      'xstate.done.actor.saveGuests',
    ],
  },
  waitFor: { loading: 'the reservation with its status' },
};

describe('a registration', () => {
  testRules(registrationModel, registrationRules);
  testLaws(registrationModel, particulars);
});
