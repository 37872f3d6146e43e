import { describe } from 'vitest';
import { guestDoes } from '../../machines/atlas/model.ts';
import type { ContactContext, ContactEvent, contactMachine } from '../../machines/contact/contact.machine.ts';
import { contactModel } from '../../machines/contact/contact.model.ts';
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
  keepsItsRules(contactModel, contactRules);
  keepsTheLaws(contactModel, particulars);
});
