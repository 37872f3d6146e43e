import { fromCallback, type EventObject } from 'xstate';
import { isTouched } from '../../machines/registration/forms.ts';
import type { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { RegistrationDraft } from '../../machines/registration/registration.types.ts';
import { beside } from './beside.ts';

// Documents never enter a browser's storage: what was typed is gone with the page.
const drafts = new Map<string, RegistrationDraft>();

/**
 * Keeps what is typed while the guest moves about the site, and has the browser warn before the page is
 * left with it.
 */
export const keepForms = fromCallback<EventObject, string>(({ input: reservationId, self }) => {
  const registration = beside<typeof registrationMachine>(self, 'registration');
  const recall = () => {
    const draft = drafts.get(reservationId);
    if (draft && registration.getSnapshot().matches('collecting')) {
      registration.send({ type: 'draft.recalled', ...draft });
    }
  };
  let hasForms = false;
  const follow = () => {
    const { guests, opened } = registration.getSnapshot().context;
    const had = hasForms;
    hasForms = guests.length > 0;
    if (!had && !hasForms) return;
    if (!had) recall();
    else if (isTouched(guests)) drafts.set(reservationId, { guests, opened });
    else drafts.delete(reservationId);
  };
  const warn = (event: BeforeUnloadEvent) => {
    if (isTouched(registration.getSnapshot().context.guests)) event.preventDefault();
  };
  follow();
  const subscription = registration.subscribe(follow);
  window.addEventListener('beforeunload', warn);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('beforeunload', warn);
  };
});
