import { fromCallback, type EventObject } from 'xstate';
import { typedFrom } from '../../machines/shared/typedDetails.ts';
import type { stayDetailsMachine } from '../../machines/stayDetails/stayDetails.machine.ts';
import { beside } from './beside.ts';
import { keepsInMemory, noteUnkept } from './unkept.ts';

/** For each page that is open, whether something of a stay is typed that the host does not have. */
const unkept = new Set<() => boolean>();
keepsInMemory(() => [...unkept].some((isUnkept) => isUnkept()));

const whileTyped = ['editing', 'saving', 'refused', 'notSaved'] as const;

/** Says of what is typed of a stay that it is in the page's memory alone, until the host has it. */
export const followTypedDetails = fromCallback<EventObject, undefined>(({ self }) => {
  const details = beside<typeof stayDetailsMachine>(self, 'stayDetails');
  const isUnkept = () => {
    const now = details.getSnapshot();
    const { form, told } = now.context;
    const isTyped = whileTyped.some((state) => now.matches(state));
    return isTyped && JSON.stringify(form) !== JSON.stringify(typedFrom(told));
  };
  unkept.add(isUnkept);
  const subscription = details.subscribe(noteUnkept);
  return () => {
    subscription.unsubscribe();
    unkept.delete(isUnkept);
    noteUnkept();
  };
});
