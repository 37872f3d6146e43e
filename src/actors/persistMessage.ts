import { fullName } from '../../contract/values/personName.ts';
import { fromCallback, type EventObject } from 'xstate';
import type { Guest } from '../../contract/schemas/guest.ts';
import type { ContactForm, contactMachine } from '../../machines/contact/contact.machine.ts';
import { getSibling } from './getSibling.ts';
import { recordedGuest } from './guestDetails.ts';
import { getLikelyPrefix } from './getLikelyPrefix.ts';
import { addUnsavedSource, notifyUnsavedChange } from './unsavedChanges.ts';

type Person = Omit<ContactForm, 'message' | 'reservationId'>;

// The drafts are in memory only: they last while the visitor navigates the site and are lost with the page.
const drafts = new Map<string, ContactForm>();
/** The initial values of each property's form. Any other value is the visitor's input. */
const initialForms = new Map<string, Partial<ContactForm>>();

const isTypedFor = (unitId: string, form: ContactForm, field: keyof ContactForm) =>
  form[field] !== '' && form[field] !== initialForms.get(unitId)?.[field];

const getFields = (form: ContactForm) => Object.keys(form) as (keyof ContactForm)[];

addUnsavedSource(() =>
  [...drafts].some(([unitId, form]) => getFields(form).some((field) => isTypedFor(unitId, form, field))),
);

/** Returns a guest's data for the contact form. */
export const getVisitor = ({ email, phonePrefix, phone, ...person }: Guest): Person => ({
  name: fullName(person),
  email,
  phonePrefix,
  phone,
});

/**
 * Prepares the contact form with the guest's data and a message. The data stays in memory and enters neither an address
 * nor storage. A message that the guest has typed is not replaced.
 */
export function prepareMessage(
  unitId: string,
  initialForm: Omit<ContactForm, 'message'>,
  message = '',
): void {
  const draft = drafts.get(unitId);
  const isSameReservation = draft?.reservationId === initialForm.reservationId;
  const isTyped = draft !== undefined && isTypedFor(unitId, draft, 'message');
  drafts.set(unitId, {
    ...initialForm,
    ...(isSameReservation && draft),
    message: isTyped ? draft.message : message,
  });
  initialForms.set(unitId, { ...initialForm, message });
  // The guest is about to navigate to the contact page. This marks unsaved changes, because a page loaded from the
  // server would not have the prepared form.
  const remove = addUnsavedSource(() => true);
  queueMicrotask(remove);
}

function readStoredVisitor(): Partial<ContactForm> {
  const guest = recordedGuest();
  return guest ? getVisitor(guest) : { phonePrefix: getLikelyPrefix() };
}

/** Prefills the contact form with the visitor's stored data, and keeps the input in memory. */
export const persistMessage = fromCallback<EventObject, string>(({ input: unitId, self }) => {
  const contact = getSibling<typeof contactMachine>(self, 'contact');
  if (!drafts.has(unitId)) initialForms.set(unitId, readStoredVisitor());
  contact.send({ type: 'draft.recalled', form: drafts.get(unitId) ?? initialForms.get(unitId)! });
  const subscription = contact.subscribe((snapshot) => {
    const { form } = snapshot.context;
    drafts.set(unitId, form);
    // The host has the message. The visitor's data stays for another message, but no longer counts as unsaved input.
    if (snapshot.matches('sent')) initialForms.set(unitId, form);
    notifyUnsavedChange();
  });
  return () => subscription.unsubscribe();
});
