import { formatStayQuery, type StoredStay } from '../../contract/rules/stayLink.ts';
import { rememberedStayKey } from './rememberedStayKey.ts';
import type { SafeStorage } from './storage.ts';

/**
 * Returns the stay that a tab remembers, as the query of a link: its dates and the number of guests, and nothing else.
 * Returns an empty text if there is none.
 */
export function readRememberedStay(tab: SafeStorage): string {
  const query = tab.read(rememberedStayKey);
  return typeof query === 'string' ? query : '';
}

/** Remembers a stay once both dates are chosen. Forgets the remembered one if no date is chosen. */
export function rememberStay(stay: StoredStay, tab: SafeStorage): void {
  const query = formatStayQuery(stay);
  if (query !== '') tab.write(rememberedStayKey, query);
  else if (stay.startDate === '' && stay.endDate === '') tab.remove(rememberedStayKey);
}

/** Forgets a stay that is booked. Other dates that the visitor has chosen since then are still remembered. */
export function forgetBookedStay(stay: StoredStay, tab: SafeStorage): void {
  if (readRememberedStay(tab) === formatStayQuery(stay)) tab.remove(rememberedStayKey);
}
