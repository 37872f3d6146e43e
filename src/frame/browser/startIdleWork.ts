import { storedReservationsKey } from '../../actors/storedReservationsKey.ts';
import { markOptional } from '../../ui/chunkErrors.ts';
import type { PageSources } from '../loadedPage.ts';
import { prefetchOnIntent } from './prefetch.ts';

const hasStoredReservations = () => {
  try {
    return localStorage.getItem(storedReservationsKey) !== null;
  } catch {
    return false;
  }
};

async function deleteExpiredData() {
  const module = await import('../../actors/deletePastReservations.ts');
  await module.deletePastReservations();
}

/** Starts the optional work of a tab after the page is loaded and the browser is idle. */
export function startIdleWork(sources: PageSources): void {
  prefetchOnIntent(sources);
  if (hasStoredReservations()) deleteExpiredData().catch(markOptional);
}
