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

/** Starts the optional work of a tab after the page is loaded and the browser is idle. */
export function onceIdle(sources: PageSources): void {
  prefetchOnIntent(sources);
  if (keepsReservations()) forgetWhatIsOver().catch(markOptional);
}
