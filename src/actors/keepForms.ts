import { fromCallback, type EventObject } from 'xstate';
import type { guestsDraftMachine } from '../../machines/guestsDraft/guestsDraft.machine.ts';
import { isTouched } from '../../machines/registration/forms.ts';
import type { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { RegistrationDraft } from '../../machines/registration/registration.types.ts';
import { beside } from './beside.ts';

// Documents never enter a browser's storage: what the host does not keep is gone with the page.
const drafts = new Map<string, RegistrationDraft>();

/**
 * Keeps what is typed while the guest moves about the site, and has the browser warn before the page is
 * left with it.
 */
export const keepForms = fromCallback<EventObject, string>(({ input: reservationId, self }) => {
  const registration = beside<typeof registrationMachine>(self, 'registration');
  const draft = beside<typeof guestsDraftMachine>(self, 'guestsDraft');
  const isKept = () => draft.getSnapshot().matches({ on: 'kept' });
  const recall = () => {
    const typed = drafts.get(reservationId);
    if (typed && registration.getSnapshot().matches('collecting')) {
      registration.send({ type: 'draft.recalled', ...typed });
    }
  };
  let hasForms = false;
  const follow = () => {
    const { guests, prepared, opened } = registration.getSnapshot().context;
    const had = hasForms;
    hasForms = guests.length > 0;
    if (!had && !hasForms) return;
    if (!had) recall();
    else if (isTouched(guests, prepared)) drafts.set(reservationId, { guests, opened });
    else drafts.delete(reservationId);
  };
  const warn = (event: BeforeUnloadEvent) => {
    const { guests, prepared } = registration.getSnapshot().context;
    if (isTouched(guests, prepared) && !isKept()) event.preventDefault();
  };
  follow();
  const subscription = registration.subscribe(follow);
  window.addEventListener('beforeunload', warn);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('beforeunload', warn);
  };
});
