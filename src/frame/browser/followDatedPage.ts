import { queryOfPage } from '../../../contract/rules/requestedDates.ts';
import { onRestored } from '../../actors/onRestored.ts';
import type { Shell } from '../shell.ts';

/**
 * Reports a page with prices for certain dates that the browser restored from its back/forward cache, because its
 * prices may be out of date.
 */
export const followDatedPage = ({ send }: Pick<Shell, 'send'>): void =>
  void onRestored(() => {
    const { pathname, search } = window.location;
    if (queryOfPage(pathname, search) !== '') send({ type: 'page.restored' });
  });
