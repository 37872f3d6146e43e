import { navigate, usePathname } from 'wouter/use-browser-location';
import { createListeners } from '../../frame/createListeners.ts';
import { storeDraft, type DraftPlace } from '../../actors/drafts.ts';

export type LeaveAnswer = 'stay' | 'leave' | 'discard';

/** The unsaved input of the shown page. */
interface UnsavedPage extends DraftPlace {
  /** Whether another address shows the same input; only the same page if omitted. */
  isShownAt?: ((address: string) => boolean) | undefined;
  /** For a page that saves by itself: saves at once. */
  save?: (() => void) | undefined;
  /** Whether it is being saved. */
  isSaving?: boolean;
}

const withoutQuery = (address: string) => address.split('?')[0];

/** Knows whether the shown page has unsaved input, and asks before a link leaves it. */
export function createUnsavedInput() {
  const listeners = createListeners<undefined>();
  let place: UnsavedPage | undefined;
  let leave: (() => void) | undefined;
  /** Follows the last link as soon as the input is saved. */
  let leaveWhenSaved: (() => void) | undefined;
  const setLeave = (next: typeof leave) => {
    leave = next;
    listeners.notify(undefined);
  };
  const isShownAt = (address: string): boolean =>
    !place || (place.isShownAt?.(address) ?? withoutQuery(address) === withoutQuery(place.address));
  const settle = () => {
    if (!leaveWhenSaved || place?.isSaving) return;
    const confirmed = leaveWhenSaved;
    leaveWhenSaved = undefined;
    if (place) setLeave(confirmed);
    else confirmed();
  };
  /** Opens an address. If that leaves unsaved input, it is saved first, or a question is asked. */
  const open: typeof navigate = (to, options) => {
    const follow = () => navigate(to, options);
    leaveWhenSaved = undefined;
    if (isShownAt(String(to))) follow();
    else if (place?.save) {
      leaveWhenSaved = follow;
      place.save();
      settle();
    } else setLeave(follow);
  };
  return {
    /** The location of the router, whose links and other navigation go through the question. */
    useLocation: (): [string, typeof navigate] => [usePathname(), open],
    /** Notes where the unsaved input of the shown page is stored; undefined if it has none. */
    set: (unsaved: UnsavedPage | undefined): void => {
      place = unsaved;
      settle();
    },
    /** The page is closed: it has no unsaved input, and a link that waits is not followed. */
    clear: (): void => {
      place = undefined;
      leaveWhenSaved = undefined;
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
