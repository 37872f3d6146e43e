import { fromCallback, type EventObject } from 'xstate';
import type { guestsDraftMachine } from '../../machines/guestsDraft/guestsDraft.machine.ts';
import { isTouched } from '../../machines/registration/forms.ts';
import type { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { RegistrationDraft } from '../../machines/registration/registration.types.ts';
import { getSibling } from './getSibling.ts';
import { addUnsavedSource, notifyUnsavedChange, unloadWarning } from './unsavedChanges.ts';

interface StoredForms extends RegistrationDraft {
  /** Whether only this page has the forms, because the host does not store them. */
  isUnsaved: boolean;
}

// Identity documents are never written to browser storage. Data that the host does not store is lost with the page.
const drafts = new Map<string, StoredForms>();

addUnsavedSource(() => [...drafts.values()].some(({ isUnsaved }) => isUnsaved));

/**
 * Keeps the typed forms in memory while the guest navigates the site, and makes the browser warn before the page is
 * closed.
 */
export const persistForms = fromCallback<EventObject, string>(({ input: reservationId, self }) => {
  const registration = getSibling<typeof registrationMachine>(self, 'registration');
  const draft = getSibling<typeof guestsDraftMachine>(self, 'guestsDraft');
  const isStored = () => draft.getSnapshot().matches({ on: 'kept' });
  const recall = () => {
    const stored = drafts.get(reservationId);
    if (stored && registration.getSnapshot().matches('collecting')) {
      registration.send({ type: 'draft.recalled', guests: stored.guests, opened: stored.opened });
    }
  };
  let hasForms = false;
  const follow = () => {
    const { guests, prepared, opened } = registration.getSnapshot().context;
    const hadForms = hasForms;
    hasForms = guests.length > 0;
    if (!hadForms && !hasForms) return;
    if (!hadForms) recall();
    else if (isTouched(guests, prepared))
      drafts.set(reservationId, { guests, opened, isUnsaved: !isStored() });
    else drafts.delete(reservationId);
  };
  const isUnsaved = () => {
    const { guests, prepared } = registration.getSnapshot().context;
    return isTouched(guests, prepared) && !isStored();
  };
  const warning = unloadWarning(isUnsaved);
  const update = () => {
    const draft = drafts.get(reservationId);
    if (draft) draft.isUnsaved = isUnsaved();
    warning.update();
    notifyUnsavedChange();
  };
  follow();
  update();
  const subscriptions = [
    registration.subscribe(follow),
    registration.subscribe(update),
    draft.subscribe(update),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    warning.end();
  };
});
