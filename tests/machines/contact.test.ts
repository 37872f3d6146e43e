import { describe } from 'vitest';
import { defineUserEvent } from 'statechart-atlas';
import type { ContactContext, ContactEvent, contactMachine } from '../../machines/contact/contact.machine.ts';
import { contactModel } from '../../machines/contact/contact.model.ts';
import { testLaws } from './laws/testLaws.ts';
import type { LawOptions } from './laws/particulars.ts';
import { contactRules } from './rules/contact.rules.ts';
import { testRules } from './rules/testRules.ts';

const guest = (event: ContactEvent, name: string) => defineUserEvent<typeof contactMachine>(event, '', name);

const particulars: LawOptions = {
  extraEvents: [
    guest({ type: 'message.changed', form: { email: 'ana@example.com' } }, 'message.changed.email'),
  ],
  typed: {
    of: ({ form }: ContactContext) => form,
    changesBy: ['message.changed', 'draft.recalled', 'xstate.done.actor.sendMessage'],
  },
};

describe('a message to the host', () => {
  testRules(contactModel, contactRules);
  testLaws(contactModel, particulars);
});
