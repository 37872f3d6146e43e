import type { AroundNavHandler } from 'wouter';
import { loadPage, type LoadedPage, type PageSources } from './loadedPage.ts';

/** The pages of a tab by their paths: the one that is shown, those shown before, and how one goes to the next. */
export interface Navigation {
  /** The page to draw for a path: the one shown before, until that of the path has come. */
  pageAt: (path: string) => LoadedPage;
  /** Makes sure that a path is shown, however the address came to it (the Back button too). */
  show: (path: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Loads a page before the address changes to it. */
  aroundNav: AroundNavHandler;
}

/** Nobody goes anywhere in a page that is only drawn, as on the server. */
export const noNavigation = (page: LoadedPage): Navigation => ({
  pageAt: () => page,
  show: () => {},
  subscribe: () => () => {},
  aroundNav: (navigate, to, options) => navigate(to, options),
});

const pathOf = (to: string) => new URL(to, window.location.href).pathname;

/** The navigation of a tab that begins with `first`; `loadAnew` loads a page anew where it cannot be shown. */
export function openNavigation(
  first: LoadedPage,
  sources: PageSources,
  loadAnew: (address: string) => void,
): Navigation {
  const loaded = new Map([[first.path, first]]);
  const listeners = new Set<() => void>();
  let shown = first;
  let latest = '';

  const load = async (path: string) => {
    if (!loaded.has(path)) loaded.set(path, await loadPage(path, shown.language, sources));
  };
  const showOnceLoaded = async (path: string) => {
    try {
      await load(path);
    } catch {
      return loadAnew(window.location.href);
    }
    for (const listener of listeners) listener();
  };
  const goOnceLoaded = async (...[navigate, to, options]: Parameters<AroundNavHandler>) => {
    latest = to;
    try {
      await load(pathOf(to));
    } catch {
      return loadAnew(to);
    }
    // Somebody who clicked twice goes where the second click says.
    if (latest === to) navigate(to, options);
  };

  return {
    pageAt: (path) => loaded.get(path) ?? shown,
    show: (path) => {
      const page = loaded.get(path);
      if (page) shown = page;
      else void showOnceLoaded(path);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    aroundNav: (...given) => void goOnceLoaded(...given),
  };
}
