import type { AroundNavHandler } from 'wouter';
import { hasUnsavedChanges } from '../actors/unsavedChanges.ts';
import { markOptional } from '../ui/chunkErrors.ts';
import { pathInLanguage } from '../../contract/rules/addresses.ts';
import { queryOfPage } from '../../contract/rules/requestedDates.ts';
import { loadPage, type LoadedPage, type PageSources } from './loadedPage.ts';
import type { Shell } from './shell.ts';

/** The pages of a tab by their addresses: the one that is shown, those shown before, and how one goes to the next. */
export interface Navigation {
  /** The page to draw for an address: the one shown before, until that of the address has come. */
  getPageAt: (address: string) => LoadedPage;
  /** Makes sure that an address is shown, however the tab came to it (the Back button too). */
  show: (address: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Loads a page before the address changes to it. */
  wrapNavigation: AroundNavHandler;
}

/** Nobody goes anywhere in a page that is only drawn, as on the server. */
export const noNavigation = (page: LoadedPage): Navigation => ({
  getPageAt: () => page,
  show: () => {},
  subscribe: () => () => {},
  wrapNavigation: (navigate, to, options) => navigate(to, options),
});

/** How an address is gone to: as a step of its own, or in place of the one that is shown. */
type How = Parameters<AroundNavHandler>[2];

interface Tab {
  shell: Pick<Shell, 'send' | 'isBusy' | 'isOutdated'>;
  /** Loads a page from the site: one that it renders each time, and any once it has a newer version. */
  loadFromSite: (address: string, how?: How) => void;
}

const getAddress = ({ path, query }: LoadedPage) => path + query;

/** The path of an address, and what of its query its page is made for. */
function getParts(to: string) {
  const { pathname, search } = new URL(to, window.location.href);
  return { path: pathname, query: queryOfPage(pathname, search) };
}

/**
 * An address, with what the fragment says where it is of the page that is shown, in another language: a reservation's
 * token is there alone where nothing can be kept.
 */
function withFragment(to: string, { path, language }: LoadedPage) {
  const next = getParts(to).path;
  return next !== path && pathInLanguage(next, language) === path ? to + window.location.hash : to;
}

/** Says, in the page that is shown until then, that the next one is on its way. */
const notifyArriving = (isArriving: boolean) =>
  document.querySelector('main')?.setAttribute('aria-busy', String(isArriving));

/** The navigation of a tab that begins with `first`. */
export function openNavigation(
  first: LoadedPage,
  sources: PageSources,
  { shell, loadFromSite }: Tab,
): Navigation {
  const loaded = new Map([[getAddress(first), first]]);
  const listeners = new Set<() => void>();
  let shown = first;
  let latest: unknown;
  // The next page comes from the newer version of the site where that loses and interrupts nothing.
  const isUpdating = () => shell.isOutdated() && !hasUnsavedChanges() && !shell.isBusy();

  const load = async (path: string) => {
    if (!loaded.has(path)) loaded.set(path, await loadPage(path, shown.language, sources));
  };
  const showOnceLoaded = async (address: string) => {
    const { path, query } = getParts(address);
    // It says more than what its page is made for, such as the dates of a booking, or a token.
    if (query !== '' || isUpdating()) return loadFromSite(window.location.href);
    try {
      await load(path);
    } catch (failure) {
      markOptional(failure);
      return shell.send({ type: 'chunk.failed' });
    }
    for (const listener of listeners) listener();
  };
  const goOnceLoaded = async (...[navigate, to, options]: Parameters<AroundNavHandler>) => {
    const mine = {};
    latest = mine;
    // Such as what the next page is to begin with.
    const isAnythingBegun = hasUnsavedChanges();
    const { path, query } = getParts(to);
    if (query !== '' || isUpdating()) return loadFromSite(withFragment(to, shown), options);
    notifyArriving(true);
    try {
      await load(path);
    } catch (failure) {
      markOptional(failure);
      if (latest !== mine) return;
      // The page that began something for the next one can do so again; the next one cannot without it.
      const { href } = window.location;
      const address = isAnythingBegun ? href : withFragment(to, shown);
      return shell.send({
        type: 'chunk.failed',
        destination: { address, replace: options?.replace === true },
      });
    } finally {
      if (latest === mine) notifyArriving(false);
    }
    // Somebody who clicked twice goes where the second click says. What the fragment said may have been kept meanwhile.
    if (latest === mine) navigate(withFragment(to, shown), options);
  };

  return {
    getPageAt: (address) => loaded.get(address) ?? shown,
    show: (address) => {
      const page = loaded.get(address);
      if (!page) return void showOnceLoaded(address);
      // What it says of dates no longer holds for whoever comes back to it.
      if (page !== shown && shown.query !== '') loaded.delete(getAddress(shown));
      shown = page;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    wrapNavigation: (...given) => void goOnceLoaded(...given),
  };
}
