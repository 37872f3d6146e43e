import { fromCallback, type AnyEventObject } from 'xstate';
import { changeKinds, silentFor, type ChangeKind } from '../../../contract/dashboard/events.ts';
import { eventsPath } from '../../../contract/dashboard/operations.ts';

/** Milliseconds until the first event must have arrived, and between two attempts while none arrives. */
const [firstWithin, retryDelay] = [15_000, 30_000];

export interface FollowOptions {
  onChange: (kinds: readonly ChangeKind[]) => void;
  /** Called when the host rejects the stream, for example because the session has ended. */
  onRejected: () => void;
}

/**
 * Follows the changes that the host reports, while the page is visible: a hidden page would occupy one of the few
 * connections of the browser. After an interruption all data may have changed. While no events arrive, because the host
 * rejects the stream or a proxy holds it back, the page loads its data again with each attempt and whenever it is shown.
 */
export const createFollowChanges = ({ onChange, onRejected }: FollowOptions) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasInterrupted = false;
    let isMissed = false;

    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = undefined;
    };
    const waitFor = (delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(retry, delay);
    };
    const miss = () => {
      if (!isMissed) sendBack({ type: 'changes.missed' });
      [isMissed, wasInterrupted] = [true, true];
    };
    const follow = () => {
      if (isMissed) sendBack({ type: 'changes.followed' });
      if (wasInterrupted) onChange(changeKinds);
      [isMissed, wasInterrupted] = [false, false];
      waitFor(silentFor);
    };
    const open = () => {
      close();
      const opened = new EventSource(eventsPath);
      source = opened;
      waitFor(isMissed ? retryDelay : firstWithin);
      opened.addEventListener('alive', follow);
      opened.addEventListener('changed', ({ data }: MessageEvent<ChangeKind>) => onChange([data]));
      opened.addEventListener('error', () => {
        wasInterrupted = true;
        // Otherwise the browser connects again by itself.
        if (opened.readyState !== EventSource.CLOSED) return waitFor(isMissed ? retryDelay : firstWithin);
        onRejected();
        miss();
        return waitFor(retryDelay);
      });
    };
    const retry = () => {
      miss();
      onChange(changeKinds);
      open();
    };
    const followVisibility = () => {
      if (document.visibilityState === 'visible') {
        if (isMissed) onChange(changeKinds);
        return open();
      }
      wasInterrupted = true;
      return close();
    };

    if (document.visibilityState === 'visible') open();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      document.removeEventListener('visibilitychange', followVisibility);
      close();
    };
  });
