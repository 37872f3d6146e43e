import type { AnyActorRef } from 'xstate';
import type { PageState } from './pageState.ts';

type Shown = () => PageState;

const shown = new Set<Shown>();

/** Notes that a page is on the screen; returns what is to be done when it no longer is. */
export function noteShown(page: Shown): () => void {
  shown.add(page);
  return () => void shown.delete(page);
}

interface Known {
  hasTag?: (tag: string) => boolean;
  children?: PageState['children'];
}

function waits(journey: AnyActorRef | undefined): boolean {
  const now = (journey?.getSnapshot() ?? {}) as Known;
  const isAsking = now.hasTag?.('waiting') === true && !now.hasTag('paused');
  return isAsking || Object.values(now.children ?? {}).some(waits);
}

/** Whether a journey on the page that is shown waits for an answer, or is on its way to pay. */
export const isAnythingUnderWay = (): boolean =>
  [...shown].some((page) => Object.values(page().children).some(waits));
