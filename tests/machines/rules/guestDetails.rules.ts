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

/** All but the language, which is that of the page. */
const found = { guest: { ...unknown, firstName: 'Ana', locale: 'de' as const } };
const typed = { guest: { ...rita, firstName: 'Ana' } };
const recalled = { guest: { ...rita, lastName: 'Silva' } };

const states = tried(
  { guest: rita },
  {
    forgetting: {
      first: 'begins',
      tags: ['settled'],
      on: {
        'record.found': goes('remembering', found, 'saveRecord', 'reportGuest'),
        'remember.switchedOn': goes('remembering', {}, 'saveRecord'),
        'details.changed': stays(typed),
        'details.recalled': stays(recalled),
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
      },
    },
  },
);

/** What each event does with the details that a device remembers. */
export const guestDetailsRules: Rules<typeof guestDetailsMachine> = {
  begins: { in: 'forgetting', with: { guest: unknown } },
  provided: ['saveRecord', 'removeRecord', 'reportGuest'],
  states,
};
