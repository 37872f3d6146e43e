import { navigate, usePathname } from 'wouter/use-browser-location';
import { createListeners } from '../../frame/createListeners.ts';
import { storeDraft, type DraftPlace } from '../../actors/drafts.ts';

export type LeaveAnswer = 'stay' | 'leave' | 'discard';

const withoutQuery = (address: string) => address.split('?')[0];

/** Knows whether the shown page has unsaved input, and asks before a link leaves it. */
export function createUnsavedInput() {
  const listeners = createListeners<undefined>();
  let place: DraftPlace | undefined;
  let leave: (() => void) | undefined;
  const setLeave = (next: typeof leave) => {
    leave = next;
    listeners.notify(undefined);
  };
  /** Opens an address, after a question if that leaves unsaved input. */
  const open: typeof navigate = (to, options) => {
    const address = String(to);
    const isLeaving = place && withoutQuery(address) !== withoutQuery(place.address);
    if (isLeaving) setLeave(() => navigate(to, options));
    else navigate(to, options);
  };
  return {
    /** The location of the router, whose links and other navigation go through the question. */
    useLocation: (): [string, typeof navigate] => [usePathname(), open],
    /** Notes where the unsaved input of the shown page is stored; undefined if it has none. */
    set: (unsaved: DraftPlace | undefined): void => {
      place = unsaved;
    },
    isAsking: (): boolean => leave !== undefined,
    subscribe: (listener: () => void): (() => void) => listeners.add(listener),
    /** Carries out the answer to the question. A draft that is not discarded is there again at its address. */
    answer: (answer: LeaveAnswer): void => {
      const confirmed = leave;
      const left = place;
      setLeave(undefined);
      if (answer === 'stay') return;
      place = undefined;
      if (answer === 'discard' && left) storeDraft(left.userId, left.address, undefined);
      confirmed?.();
    },
  };
}

export type UnsavedInput = ReturnType<typeof createUnsavedInput>;
