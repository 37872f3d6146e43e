import { fromPromise, type ActorRefFrom } from 'xstate';
import type { MessageTaken } from '../../contract/contact.ts';
import {
  contactMachine,
  type ContactForm,
  type MessageSent,
} from '../../machines/contact/contact.machine.ts';
import type { Api } from '../api/index.ts';
import { recordedGuest } from './guestDetails.ts';

/** The contact page's machine with the host behind it. */
export const contactAt = (loadApi: () => Promise<Api>) =>
  contactMachine.provide({
    actors: {
      sendMessage: fromPromise<MessageTaken, MessageSent>(async ({ input, signal }) => {
        const { unitId, form } = input;
        return (await loadApi()).contactHost({ rentalUnitId: unitId, ...form }, { ...input, signal });
      }),
    },
  });

// What was typed is kept while the visitor moves about the site, and gone with the page.
const drafts = new Map<string, ContactForm>();

function rememberedVisitor(): Partial<ContactForm> {
  const guest = recordedGuest();
  if (!guest) return {};
  const { firstName, lastName, email, phonePrefix, phone } = guest;
  return { name: `${firstName} ${lastName}`.trim(), email, phonePrefix, phone };
}

const typedIn = (form: ContactForm): Partial<ContactForm> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));

/** Tells the form what is known of the visitor, and keeps what is typed. Returns how to stop. */
export function keepContactDraft(actor: ActorRefFrom<typeof contactMachine>): () => void {
  const { unitId, form } = actor.getSnapshot().context;
  const known = drafts.get(unitId) ?? rememberedVisitor();
  // What was typed before scripts arrived is the visitor's latest word.
  actor.send({ type: 'draft.recalled', form: { ...known, ...typedIn(form) } });
  const subscription = actor.subscribe(({ context }) => drafts.set(unitId, context.form));
  return () => subscription.unsubscribe();
}
