import { nobodyMisses } from '../../ui/missed.ts';
import type { MatchRoute, Route } from '../route.ts';

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

async function prefetch({ file, page }: Route) {
  if (done.has(file) || running >= atOnce || spares()) return;
  done.add(file);
  running += 1;
  try {
    await page();
  } catch (failure) {
    nobodyMisses(failure);
    done.delete(file);
  } finally {
    running -= 1;
  }
}

/** Loads a page's code once a pointer or the focus is on a link to it. */
export function prefetchOnIntent(matchRoute: MatchRoute): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const match = link?.origin === window.location.origin ? matchRoute(link.pathname) : undefined;
    if (match) void prefetch(match.route);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent, { passive: true });
}
