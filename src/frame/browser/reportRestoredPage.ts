import { hasRequestedDates, queryOfPage } from '../../../contract/rules/requestedDates.ts';
import { onRestored } from '../../actors/onRestored.ts';
import type { Shell } from '../shell.ts';

/**
 * Reports when the browser restores a page with dates from its back/forward cache, because the prices on the page may
 * be out of date.
 */
export const reportRestoredPage = ({ send }: Pick<Shell, 'send'>): void =>
  void onRestored(() => {
    const { pathname, search } = window.location;
    if (hasRequestedDates(queryOfPage(pathname, search))) send({ type: 'page.restored' });
  });
