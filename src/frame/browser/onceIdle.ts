import { keptKey } from '../../actors/keptKey.ts';
import { markOptional } from '../../ui/chunkErrors.ts';
import type { PageSources } from '../loadedPage.ts';
import { prefetchOnIntent } from './prefetch.ts';

const keepsReservations = () => {
  try {
    return localStorage.getItem(keptKey) !== null;
  } catch {
    return false;
  }
};

async function forgetWhatIsOver() {
  const over = await import('../../actors/forgetWhatIsOver.ts');
  await over.forgetWhatIsOver();
}

/** What a tab does once a page is there and nobody does anything: it may as well not be done. */
export function onceIdle(sources: PageSources): void {
  prefetchOnIntent(sources);
  if (keepsReservations()) forgetWhatIsOver().catch(markOptional);
}
