import { fromCallback, type EventObject } from 'xstate';
import type { ContactForm, contactMachine } from '../../machines/contact/contact.machine.ts';
import { beside } from './beside.ts';
import { recordedGuest } from './guestDetails.ts';

// What was typed is kept while the visitor moves about the site, and gone with the page.
const drafts = new Map<string, ContactForm>();

function rememberedVisitor(): Partial<ContactForm> {
  const guest = recordedGuest();
  if (!guest) return {};
  const { firstName, lastName, email, phonePrefix, phone } = guest;
  return { name: `${firstName} ${lastName}`.trim(), email, phonePrefix, phone };
}

/** Tells the message's form what is known of the visitor, and keeps what is typed. */
export const keepMessage = fromCallback<EventObject, string>(({ input: unitId, self }) => {
  const contact = beside<typeof contactMachine>(self, 'contact');
  contact.send({ type: 'draft.recalled', form: drafts.get(unitId) ?? rememberedVisitor() });
  const subscription = contact.subscribe(({ context }) => void drafts.set(unitId, context.form));
  return () => subscription.unsubscribe();
});
