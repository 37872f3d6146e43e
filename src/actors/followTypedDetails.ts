import { fromCallback, type EventObject } from 'xstate';
import { typedFrom } from '../../machines/shared/typedDetails.ts';
import type { stayDetailsMachine } from '../../machines/stayDetails/stayDetails.machine.ts';
import { beside } from './beside.ts';
import { addUnsavedSource, notifyUnsavedChange } from './unsavedChanges.ts';

const whileTyped = ['editing', 'saving', 'refused', 'notSaved'] as const;

/** Says of what is typed of a stay that it is in the page's memory alone, until the host has it. */
export const followTypedDetails = fromCallback<EventObject, undefined>(({ self }) => {
  const details = beside<typeof stayDetailsMachine>(self, 'stayDetails');
  const remove = addUnsavedSource(() => {
    const now = details.getSnapshot();
    const { form, told } = now.context;
    const isTyped = whileTyped.some((state) => now.matches(state));
    return isTyped && JSON.stringify(form) !== JSON.stringify(typedFrom(told));
  });
  const subscription = details.subscribe(notifyUnsavedChange);
  return () => {
    subscription.unsubscribe();
    remove();
    notifyUnsavedChange();
  };
});
