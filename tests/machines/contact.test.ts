import { describe } from 'vitest';
import { guestDoes } from '../../machines/atlas/chart.ts';
import type { ContactContext, ContactEvent, contactMachine } from '../../machines/contact/contact.machine.ts';
import { contactChart } from '../../machines/contact/contact.chart.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';
import type { Particulars } from './laws/particulars.ts';
import { contactRules } from './rules/contact.rules.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';

const guest = (event: ContactEvent, name: string) => guestDoes<typeof contactMachine>(event, '', name);

const particulars: Particulars = {
  more: [guest({ type: 'message.changed', form: { email: 'ana@example.com' } }, 'message.changed.email')],
  typed: {
    of: ({ form }: ContactContext) => form,
    changesBy: ['message.changed', 'draft.recalled', 'xstate.done.actor.sendMessage'],
  },
};

describe('a message to the host', () => {
  keepsItsRules(contactChart, contactRules);
  keepsTheLaws(contactChart, particulars);
});
