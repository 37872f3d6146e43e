import type { AroundNavHandler } from 'wouter';
import type { ServicesIn } from './pages/services.ts';
import { startVisit, type Visit } from './visit.ts';

/** The visits of a tab, by path: what is shown, and what was shown before. */
export interface Visits {
  at: (path: string) => Visit;
  /** Makes sure that a path is shown, however the address came to it (the Back button too). */
  show: (path: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Loads a page before the address changes to it. */
  aroundNav: AroundNavHandler;
}

/** The visits of a server's rendering: only the one. */
export const onlyVisit = (visit: Visit): Visits => ({
  at: () => visit,
  show: () => {},
  subscribe: () => () => {},
  aroundNav: (navigate, to, options) => navigate(to, options),
});

const pathOf = (to: string) => new URL(to, window.location.href).pathname;

/** The visits of a tab that begins with `first`; `loadAnew` loads a page anew where it cannot be shown. */
export function openVisits(
  first: Visit,
  servicesIn: ServicesIn,
  loadAnew: (address: string) => void,
): Visits {
  const known = new Map([[first.path, first]]);
  const listeners = new Set<() => void>();
  let shown = first;
  let latest = '';

  const prepare = async (path: string) => {
    if (!known.has(path)) known.set(path, await startVisit(path, shown.language, servicesIn));
  };
  const showWhenReady = async (path: string) => {
    try {
      await prepare(path);
    } catch {
      return loadAnew(window.location.href);
    }
    for (const listener of listeners) listener();
  };
  const goWhenReady = async (...[navigate, to, options]: Parameters<AroundNavHandler>) => {
    latest = to;
    try {
      await prepare(pathOf(to));
    } catch {
      return loadAnew(to);
    }
    // Somebody who clicked twice goes where the second click says.
    if (latest === to) navigate(to, options);
  };

  return {
    at: (path) => known.get(path) ?? shown,
    show: (path) => {
      const visit = known.get(path);
      if (visit) shown = visit;
      else void showWhenReady(path);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    aroundNav: (...navigation) => void goWhenReady(...navigation),
  };
}
