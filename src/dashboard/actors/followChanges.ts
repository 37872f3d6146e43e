import { fromCallback, type AnyEventObject } from 'xstate';
import { changeKinds, eventsPath, type ChangeKind } from '../../../contract/dashboard/events.ts';

/** Milliseconds until the next attempt after the host has rejected the stream. */
const retryDelay = 30_000;

export interface FollowOptions {
  onChange: (kinds: readonly ChangeKind[]) => void;
  /** Called when the host rejects the stream, for example because the session has ended. */
  onRejected: () => void;
}

/**
 * Follows the changes that the host reports, while the page is visible: a hidden page would occupy one of the few
 * connections of the browser. After an interruption all data may have changed.
 */
export const createFollowChanges = ({ onChange, onRejected }: FollowOptions) =>
  fromCallback<AnyEventObject, undefined>(() => {
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let wasInterrupted = false;

    const close = () => {
      clearTimeout(retry);
      source?.close();
      source = undefined;
    };
    const open = () => {
      close();
      const opened = new EventSource(eventsPath);
      source = opened;
      opened.addEventListener('open', () => {
        if (wasInterrupted) onChange(changeKinds);
        wasInterrupted = false;
      });
      opened.addEventListener('changed', ({ data }: MessageEvent<ChangeKind>) => onChange([data]));
      opened.addEventListener('error', () => {
        wasInterrupted = true;
        // Otherwise the browser connects again by itself.
        if (opened.readyState !== EventSource.CLOSED) return;
        onRejected();
        retry = setTimeout(open, retryDelay);
      });
    };
    const followVisibility = () => {
      if (document.visibilityState === 'visible') return open();
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
