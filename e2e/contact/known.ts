import { contactModel } from '../../machines/contact/contact.model.ts';
import type { KnownWalk } from '../atlas/replay/tourOf.ts';
import { contactExpected, type ContactState } from './expected.ts';

export const contactWalk = {
  model: contactModel,
  start: 'editing',
  expected: contactExpected,
} satisfies KnownWalk<ContactState>;
