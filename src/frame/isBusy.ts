import type { AnyActorRef } from 'xstate';
import type { PageState } from './pageState.ts';

interface Known {
  hasTag?: (tag: string) => boolean;
  children?: PageState['children'];
}

function waits(journey: AnyActorRef | undefined): boolean {
  const now = (journey?.getSnapshot() ?? {}) as Known;
  const isWaiting = now.hasTag?.('waiting') === true && !now.hasTag('paused');
  return isWaiting || Object.values(now.children ?? {}).some(waits);
}

/** Whether a journey on a page waits for a response or is redirecting to the payment page. */
export const isBusy = ({ children }: PageState): boolean => Object.values(children).some(waits);
