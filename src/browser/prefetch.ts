import { placeOf } from '../routes.ts';

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

async function prefetch(path: string) {
  const file = placeOf(path)?.route;
  if (!file || done.has(file.file) || running >= atOnce || spares()) return;
  done.add(file.file);
  running += 1;
  try {
    await file.page();
  } catch {
    done.delete(file.file);
  } finally {
    running -= 1;
  }
}

function onIntent({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && link.origin === window.location.origin) void prefetch(link.pathname);
}

/** Loads a page's code once a pointer or the focus is on a link to it. */
export function prefetchOnIntent(): void {
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent, { passive: true });
}
