import { fromCallback, type EventObject } from 'xstate';
import { toTypedDetails } from '../../machines/shared/typedDetails.ts';
import type { stayDetailsMachine } from '../../machines/stayDetails/stayDetails.machine.ts';
import { getSibling } from './getSibling.ts';
import { addUnsavedSource, notifyUnsavedChange } from './unsavedChanges.ts';

const typingStates = ['editing', 'saving', 'refused', 'notSaved'] as const;

/** Registers the typed stay details as unsaved changes until the host has stored them. */
export const followTypedDetails = fromCallback<EventObject, undefined>(({ self }) => {
  const details = getSibling<typeof stayDetailsMachine>(self, 'stayDetails');
  const remove = addUnsavedSource(() => {
    const currentDetails = details.getSnapshot();
    const { form, savedDetails } = currentDetails.context;
    const isTyped = typingStates.some((state) => currentDetails.matches(state));
    return isTyped && JSON.stringify(form) !== JSON.stringify(toTypedDetails(savedDetails));
  });
  const subscription = details.subscribe(notifyUnsavedChange);
  return () => {
    subscription.unsubscribe();
    remove();
    notifyUnsavedChange();
  };
});
