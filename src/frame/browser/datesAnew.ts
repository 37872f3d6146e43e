import { queryOfPage } from '../../../contract/rules/datesAsked.ts';
import { onRestored } from '../../actors/restored.ts';

/** Has the site make a page for dates once more where the browser brings it back: what it says was true a while ago. */
export const followDatedPage = (): void =>
  void onRestored(() => {
    const { pathname, search } = window.location;
    if (queryOfPage(pathname, search) !== '') window.location.reload();
  });
