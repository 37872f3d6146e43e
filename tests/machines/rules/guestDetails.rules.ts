import type { guestDetailsMachine } from '../../../machines/guestDetails/guestDetails.machine.ts';
import { rulesFor, type Rules } from './rule.ts';

const { goes, stays, tried } = rulesFor<typeof guestDetailsMachine>();

const rita = {
  firstName: 'Rita',
  lastName: 'Sousa',
  email: 'rita@example.com',
  phonePrefix: '+351',
  phone: '911 111 111',
  locale: 'de',
} as const;

const unknown = { firstName: '', lastName: '', email: '', phonePrefix: '', phone: '', locale: 'en' } as const;

const found = { guest: { ...unknown, firstName: 'Ana' } };
const typed = { guest: { ...rita, firstName: 'Ana' } };
const spoken = { guest: { ...rita, locale: 'pt' as const } };

const states = tried(
  { guest: rita },
  {
    forgetting: {
      first: 'begins',
      tags: ['settled'],
      on: {
        'record.found': goes('remembering', found),
        'remember.switchedOn': goes('remembering', {}, 'saveRecord'),
        'details.changed': stays(typed),
        'language.changed': stays(spoken),
      },
    },
    remembering: {
      first: ['forgetting', 'remember.switchedOn'],
      tags: ['settled'],
      on: {
        'record.found': stays(found),
        'record.lost': goes('forgetting'),
        'remember.switchedOff': goes('forgetting', {}, 'removeRecord'),
        'details.changed': stays(typed, 'saveRecord'),
        'language.changed': stays(spoken, 'saveRecord'),
      },
    },
  },
);

/** What each event does with the details that a device remembers. */
export const guestDetailsRules: Rules<typeof guestDetailsMachine> = {
  begins: { in: 'forgetting', with: { guest: unknown } },
  provided: ['saveRecord', 'removeRecord'],
  states,
};
