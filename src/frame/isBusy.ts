import type { AnyActorRef } from 'xstate';
import type { PageState } from './pageState.ts';

interface PartialSnapshot {
  hasTag?: (tag: string) => boolean;
  children?: PageState['children'];
}

function isJourneyBusy(journey: AnyActorRef | undefined): boolean {
  const snapshot = (journey?.getSnapshot() ?? {}) as PartialSnapshot;
  const isWaiting = snapshot.hasTag?.('waiting') === true && !snapshot.hasTag('paused');
  return isWaiting || Object.values(snapshot.children ?? {}).some(isJourneyBusy);
}

/** Whether a journey on a page waits for a response or is redirecting to the payment page. */
export const isBusy = ({ children }: Pick<PageState, 'children'>): boolean =>
  Object.values(children).some(isJourneyBusy);
