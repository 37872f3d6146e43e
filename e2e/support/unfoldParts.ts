import type { Page } from '@playwright/test';

/** Opens each folded part of a page when it appears, so that a walk sees all of the page. */
export const unfoldParts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const part of document.querySelectorAll('main details')) {
        if (!seen.has(part)) part.setAttribute('open', '');
        seen.add(part);
      }
    }).observe(document, { childList: true, subtree: true });
  });
