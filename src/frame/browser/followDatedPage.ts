import { queryOfPage } from '../../../contract/rules/requestedDates.ts';
import { onRestored } from '../../actors/restored.ts';
import type { Shell } from '../shell.ts';

/** Reports a page for dates that the browser shows from its memory: what it says was true a while ago. */
export const followDatedPage = ({ send }: Pick<Shell, 'send'>): void =>
  void onRestored(() => {
    const { pathname, search } = window.location;
    if (queryOfPage(pathname, search) !== '') send({ type: 'page.restored' });
  });
