import { loadMessages } from '../../i18n/messages.ts';
import { markOptional, loadAll } from '../../ui/chunkErrors.ts';
import type { PageSources } from '../loadedPage.ts';
import type { Match } from '../route.ts';
import type { ServicesFactory } from '../services.ts';

/** The maximum number of simultaneous prefetches. */
const maxPrefetches = 4;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const { connection } = navigator as Navigator & { connection?: Connection };
const isDataSaving = () => connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');

async function load({ route, language, params }: Match, createServices: ServicesFactory) {
  const services = createServices(language);
  const [{ page }] = await loadAll([route.page(), loadMessages(language), services.loadApi()]);
  await page.prefetch?.(params, services);
}

/** Prefetches the code, texts and initial data of a page when the pointer or the focus is on a link to it. */
export function prefetchOnIntent({ matchRoute, createServices }: PageSources): void {
  let running = 0;
  const prefetch = async (match: Match) => {
    if (running >= maxPrefetches || isDataSaving()) return;
    running += 1;
    try {
      await load(match, createServices);
    } catch (failure) {
      markOptional(failure);
    } finally {
      running -= 1;
    }
  };
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const { origin, pathname } = window.location;
    // A link to the current page does not navigate.
    if (link?.origin !== origin || link.pathname === pathname) return;
    const match = matchRoute(link.pathname);
    if (match) void prefetch(match);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent, { passive: true });
}
