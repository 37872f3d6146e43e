import { storedReservationsKey } from '../../actors/storedReservationsKey.ts';
import { markOptional } from '../../ui/chunkErrors.ts';
import type { PageSources } from '../loadedPage.ts';
import { prefetchOnIntent } from './prefetch.ts';

const keepsReservations = () => {
  try {
    return localStorage.getItem(storedReservationsKey) !== null;
  } catch {
    return false;
  }
};

async function forgetWhatIsOver() {
  const over = await import('../../actors/deleteExpiredStorage.ts');
  await over.deleteExpiredStorage();
}

/** What a tab does once a page is there and nobody does anything: it may as well not be done. */
export function onceIdle(sources: PageSources): void {
  prefetchOnIntent(sources);
  if (keepsReservations()) forgetWhatIsOver().catch(markOptional);
}
