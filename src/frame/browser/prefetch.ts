import { loadMessages } from '../../i18n/messages.ts';
import { nobodyMisses, together } from '../../ui/missed.ts';
import type { PageSources } from '../loadedPage.ts';
import type { Match } from '../route.ts';
import type { ServicesIn } from '../services.ts';

/** How many pages are loaded ahead at the same time. */
const atOnce = 4;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const { connection } = navigator as Navigator & { connection?: Connection };
const spares = () => connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');

let running = 0;
const done = new Set<string>();

const load = ({ route, language }: Match, servicesIn: ServicesIn) =>
  together([route.page(), loadMessages(language), servicesIn(language).loadApi()]);

async function prefetch(match: Match, servicesIn: ServicesIn) {
  const what = `${match.language} ${match.route.file}`;
  if (done.has(what) || running >= atOnce || spares()) return;
  done.add(what);
  running += 1;
  try {
    await load(match, servicesIn);
  } catch (failure) {
    nobodyMisses(failure);
    done.delete(what);
  } finally {
    running -= 1;
  }
}

/** Loads what a page is drawn with and its texts, and what asks the host, once a pointer or the focus is on a link to it. */
export function prefetchOnIntent({ matchRoute, servicesIn }: PageSources): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const match = link?.origin === window.location.origin ? matchRoute(link.pathname) : undefined;
    if (match) void prefetch(match, servicesIn);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent, { passive: true });
}
