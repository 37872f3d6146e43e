import { fullName } from '../../contract/rules/personName.ts';
import { fromCallback, type EventObject } from 'xstate';
import type { Guest } from '../../contract/guest.ts';
import type { ContactForm, contactMachine } from '../../machines/contact/contact.machine.ts';
import { getSibling } from './getSibling.ts';
import { recordedGuest } from './guestDetails.ts';
import { likelyPrefix } from './likelyPrefix.ts';
import { addUnsavedSource, notifyUnsavedChange } from './unsavedChanges.ts';

type Person = Omit<ContactForm, 'message' | 'reservationId'>;

// What was typed is kept while the visitor moves about the site, and gone with the page.
const drafts = new Map<string, ContactForm>();
/** What a form was begun with, by property: what is otherwise is the visitor's own. */
const begun = new Map<string, Partial<ContactForm>>();

const isTypedFor = (unitId: string, form: ContactForm, field: keyof ContactForm) =>
  form[field] !== '' && form[field] !== begun.get(unitId)?.[field];

const getFields = (form: ContactForm) => Object.keys(form) as (keyof ContactForm)[];

addUnsavedSource(() =>
  [...drafts].some(([unitId, form]) => getFields(form).some((field) => isTypedFor(unitId, form, field))),
);

/** A guest as somebody who writes to a host. */
export const getVisitor = ({ email, phonePrefix, phone, ...person }: Guest): Person => ({
  name: fullName(person),
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
  const isTyped = draft !== undefined && isTypedFor(unitId, draft, 'message');
  drafts.set(unitId, {
    ...known,
    ...(isOfTheSame && draft),
    message: isTyped ? draft.message : message,
  });
  begun.set(unitId, { ...known, message });
  // The guest is about to go to the page of the message: a page that the site sends would not know of it.
  const remove = addUnsavedSource(() => true);
  queueMicrotask(remove);
}

function rememberedVisitor(): Partial<ContactForm> {
  const guest = recordedGuest();
  return guest ? getVisitor(guest) : { phonePrefix: likelyPrefix() };
}

/** Tells the message's form what is known of the visitor, and keeps what is typed. */
export const persistMessage = fromCallback<EventObject, string>(({ input: unitId, self }) => {
  const contact = getSibling<typeof contactMachine>(self, 'contact');
  if (!drafts.has(unitId)) begun.set(unitId, rememberedVisitor());
  contact.send({ type: 'draft.recalled', form: drafts.get(unitId) ?? begun.get(unitId)! });
  const subscription = contact.subscribe((now) => {
    const { form } = now.context;
    drafts.set(unitId, form);
    // The host has it: who wrote it stays for another message, and is no reason to stay on the page.
    if (now.matches('sent')) begun.set(unitId, form);
    notifyUnsavedChange();
  });
  return () => subscription.unsubscribe();
});
