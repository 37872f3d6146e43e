import { queryOfPage } from '../../../contract/rules/datesAsked.ts';

/** Has the site make a page for dates once more where the browser brings it back: what it says was true a while ago. */
export const followDatedPage = (): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    const { pathname, search } = window.location;
    if (persisted && queryOfPage(pathname, search) !== '') window.location.reload();
  });
