import { fromCallback, type EventObject } from 'xstate';
import type { guestsDraftMachine } from '../../machines/guestsDraft/guestsDraft.machine.ts';
import { isTouched } from '../../machines/registration/forms.ts';
import type { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { RegistrationDraft } from '../../machines/registration/registration.types.ts';
import { beside } from './beside.ts';
import { keepsInMemory, noteUnkept, warningOf } from './unkept.ts';

// Documents never enter a browser's storage: what the host does not keep is gone with the page.
const drafts = new Map<string, RegistrationDraft>();

/** For each reservation, whether something typed for it is known to nobody else. */
const unkept = new Map<string, () => boolean>();
keepsInMemory(() => [...unkept.values()].some((isUnkept) => isUnkept()));

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
  const isUnkept = () => {
    const { guests, prepared } = registration.getSnapshot().context;
    return isTouched(guests, prepared) && !isKept();
  };
  const warning = warningOf(isUnkept);
  const look = () => {
    warning.look();
    noteUnkept();
  };
  unkept.set(reservationId, isUnkept);
  follow();
  look();
  const subscriptions = [registration.subscribe(follow), registration.subscribe(look), draft.subscribe(look)];
  return () => {
    const wasUnkept = isUnkept();
    unkept.set(reservationId, () => wasUnkept);
    for (const subscription of subscriptions) subscription.unsubscribe();
    warning.end();
  };
});
