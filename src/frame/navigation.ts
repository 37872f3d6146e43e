import type { AroundNavHandler } from 'wouter';
import { hasUnsavedChanges } from '../actors/unsavedChanges.ts';
import { markOptional } from '../ui/chunkErrors.ts';
import { pathInLanguage } from '../../contract/rules/addresses.ts';
import { hasRequestedDates, queryOfPage } from '../../contract/rules/requestedDates.ts';
import { loadPage, type LoadedPage, type PageSources } from './loadedPage.ts';
import type { Shell } from './shell.ts';

/** The navigation of a tab: its loaded pages by address and the transitions between them. */
export interface Navigation {
  /** Returns the page to render for an address; until it is loaded, the previous page. */
  getPageAt: (address: string) => LoadedPage;
  /** Ensures that the page of an address is shown, including after the Back button. */
  show: (address: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Loads a page before the address changes to it. */
  wrapNavigation: AroundNavHandler;
}

/** The navigation of a page that is only rendered, as on the server. */
export const createStaticNavigation = (page: LoadedPage): Navigation => ({
  getPageAt: () => page,
  show: () => {},
  subscribe: () => () => {},
  wrapNavigation: (navigate, to, options) => navigate(to, options),
});

/** The options of a navigation: a new entry in the history or a replacement of the current one. */
type NavigationOptions = Parameters<AroundNavHandler>[2];

interface NavigationDependencies {
  shell: Pick<Shell, 'send' | 'isBusy' | 'isOutdated'>;
  /**
   * Loads a page from the server. Used for pages that the server renders on every visit, and for all pages after an
   * update of the site.
   */
  loadFromSite: (address: string, options?: NavigationOptions) => void;
}

const getAddress = ({ path, query }: LoadedPage) => path + query;

/** Splits an address into its path and the part of its query that the page depends on. */
function splitAddress(to: string) {
  const { pathname, search } = new URL(to, window.location.href);
  return { path: pathname, query: queryOfPage(pathname, search) };
}

/**
 * Adds the current fragment to the address of the current page in another language. Without browser storage, the
 * fragment is the only place that holds the reservation's token.
 */
function withFragment(to: string, { path, language }: LoadedPage) {
  const next = splitAddress(to).path;
  return next !== path && pathInLanguage(next, language) === path ? to + window.location.hash : to;
}

/** Marks the current page as busy while the next page loads. */
const setPageBusy = (isLoading: boolean) =>
  document.querySelector('main')?.setAttribute('aria-busy', String(isLoading));

/** Creates the navigation of a tab whose first page is `first`. */
export function openNavigation(
  first: LoadedPage,
  sources: PageSources,
  { shell, loadFromSite }: NavigationDependencies,
): Navigation {
  const loaded = new Map([[getAddress(first), first]]);
  const listeners = new Set<() => void>();
  let shownPage = first;
  let latestRequest: unknown;
  // The next page comes from the newer version of the site, unless that would lose input or interrupt a call.
  const isUpdating = () => shell.isOutdated() && !hasUnsavedChanges() && !shell.isBusy();

  const load = async (path: string) => {
    if (!loaded.has(path)) loaded.set(path, await loadPage(path, shownPage.language, sources));
  };
  const loadAndShow = async (address: string) => {
    const { path, query } = splitAddress(address);
    // The full address is loaded because its query can contain more than the page depends on, such as a token.
    if (query !== '' || isUpdating()) return loadFromSite(window.location.href);
    try {
      await load(path);
    } catch (failure) {
      markOptional(failure);
      return shell.send({ type: 'chunk.failed' });
    }
    for (const listener of listeners) listener();
  };
  const loadAndNavigate = async (...[navigate, to, options]: Parameters<AroundNavHandler>) => {
    const request = {};
    latestRequest = request;
    // Unsaved changes include data that the current page has prepared for the next one.
    const hadUnsavedChanges = hasUnsavedChanges();
    const { path, query } = splitAddress(to);
    if (query !== '' || isUpdating()) return loadFromSite(withFragment(to, shownPage), options);
    setPageBusy(true);
    try {
      await load(path);
    } catch (failure) {
      markOptional(failure);
      if (latestRequest !== request) return;
      // With unsaved changes the current page is reloaded instead, because only it can prepare the data for the next
      // page again.
      const { href } = window.location;
      const address = hadUnsavedChanges ? href : withFragment(to, shownPage);
      return shell.send({
        type: 'chunk.failed',
        destination: { address, replace: options?.replace === true },
      });
    } finally {
      if (latestRequest === request) setPageBusy(false);
    }
    // Only the latest of several clicks navigates. The fragment is added last because its token may have been stored in
    // the meantime.
    if (latestRequest === request) navigate(withFragment(to, shownPage), options);
  };

  return {
    getPageAt: (address) => loaded.get(address) ?? shownPage,
    show: (address) => {
      const page = loaded.get(address);
      if (!page) return void loadAndShow(address);
      // A page with dates is not reused, because its prices and availability may have changed.
      if (page !== shownPage && hasRequestedDates(shownPage.query)) loaded.delete(getAddress(shownPage));
      shownPage = page;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    wrapNavigation: (...parameters) => void loadAndNavigate(...parameters),
  };
}
