import type { guestDetailsMachine } from '../../../machines/guestDetails/guestDetails.machine.ts';
import { rulesFor, type Rules } from './rule.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof guestDetailsMachine>();

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

const states = defineRules(
  { guest: rita },
  {
    forgetting: {
      first: 'begins',
      tags: ['settled'],
      on: {
        'record.found': leadsTo('remembering', found, 'saveRecord', 'reportGuest'),
        'remember.switchedOn': leadsTo('remembering', {}, 'saveRecord'),
        'details.changed': unchanged(typed),
        'details.recalled': unchanged(recalled),
      },
    },
    remembering: {
      first: ['forgetting', 'remember.switchedOn'],
      tags: ['settled'],
      on: {
        'record.found': unchanged(found),
        'record.lost': leadsTo('forgetting'),
        'remember.switchedOff': leadsTo('forgetting', {}, 'removeRecord'),
        'details.changed': unchanged(typed, 'saveRecord'),
      },
    },
  },
);

/** The rules for each event of the details that a device remembers. */
export const guestDetailsRules: Rules<typeof guestDetailsMachine> = {
  begins: { in: 'forgetting', with: { guest: unknown } },
  provided: ['saveRecord', 'removeRecord', 'reportGuest'],
  states,
};
