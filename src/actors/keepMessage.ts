import { fromCallback, type EventObject } from 'xstate';
import type { Guest } from '../../contract/guest.ts';
import type { ContactForm, contactMachine } from '../../machines/contact/contact.machine.ts';
import { beside } from './beside.ts';
import { recordedGuest } from './guestDetails.ts';
import { keepsInMemory, noteUnkept } from './unkept.ts';

type Person = Omit<ContactForm, 'message' | 'reservationId'>;

// What was typed is kept while the visitor moves about the site, and gone with the page.
const drafts = new Map<string, ContactForm>();
/** What a message was begun with, by property: it is the visitor's own once they have changed it. */
const begun = new Map<string, string>();

const isTypedTo = (unitId: string, { message }: ContactForm) =>
  message !== '' && message !== begun.get(unitId);

keepsInMemory(() => [...drafts].some(([unitId, form]) => isTypedTo(unitId, form)));

/** A guest as somebody who writes to a host. */
export const visitorOf = ({ firstName, lastName, email, phonePrefix, phone }: Guest): Person => ({
  name: `${firstName} ${lastName}`.trim(),
  email,
  phonePrefix,
  phone,
});

/**
 * Has the page on which a guest writes to the host begin with what is known of them, and with a message. It stays in
 * this page's memory: nothing of it is in an address or in storage. What the guest has typed is kept.
 */
export function prepareMessage(unitId: string, known: Omit<ContactForm, 'message'>, message = ''): void {
  const draft = drafts.get(unitId);
  const isOfTheSame = draft?.reservationId === known.reservationId;
  const isTyped = draft !== undefined && isTypedTo(unitId, draft);
  drafts.set(unitId, {
    ...known,
    ...(isOfTheSame && draft),
    message: isTyped ? draft.message : message,
  });
  begun.set(unitId, message);
}

function rememberedVisitor(): Partial<ContactForm> {
  const guest = recordedGuest();
  return guest ? visitorOf(guest) : {};
}

/** Tells the message's form what is known of the visitor, and keeps what is typed. */
export const keepMessage = fromCallback<EventObject, string>(({ input: unitId, self }) => {
  const contact = beside<typeof contactMachine>(self, 'contact');
  contact.send({ type: 'draft.recalled', form: drafts.get(unitId) ?? rememberedVisitor() });
  const subscription = contact.subscribe(({ context }) => {
    drafts.set(unitId, context.form);
    noteUnkept();
  });
  return () => subscription.unsubscribe();
});
