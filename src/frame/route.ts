import { isLanguage, type Language } from '../../contract/language.ts';
import { pathPattern } from '../../contract/rules/pathPattern.ts';
import type { Page, Params } from './page.ts';

export interface Route {
  /** Its parts in braces are parameters. */
  path: string;
  /** Parameters that the route sets by itself, without a part in braces. */
  fixedParams?: Params;
  /** The page's file, by which its scripts and styles are found in the build. */
  file: string;
  page: () => Promise<{ page: Page }>;
  /** An address that fails this is a fatal 404. */
  isValid: (params: Params) => boolean;
  /** Whether the layout shows its navigation. */
  navigation: boolean;
  colourMode?: 'light' | 'dark';
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Whether it belongs to one guest: it is kept nowhere and tells nobody its address. */
  isPrivate?: true;
}

/** The route that fits an address, and what the address says to it. */
export interface Match {
  route: Route;
  params: Params;
  language: Language;
}

/** Finds the route of an address; undefined is a fatal 404. */
export type MatchRoute = (path: string) => Match | undefined;

/** What stands in a path in the places of a pattern's names; undefined where it does not fit, or cannot be read. */
function getParams(pattern: RegExp, path: string): Params | undefined {
  const parts = pattern.exec(path)?.groups;
  try {
    return (
      parts &&
      Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, decodeURIComponent(part)]))
    );
  } catch {
    return undefined;
  }
}

/** Finds routes by their paths; the first whose path fits an address is taken. */
export function createMatcher(routes: readonly Route[]): MatchRoute {
  const patterns = routes.map((route) => ({ route, pattern: pathPattern(route.path) }));
  return (path) => {
    for (const { route, pattern } of patterns) {
      const params = getParams(pattern, path);
      if (!params) continue;
      const { language } = params;
      return isLanguage(language) && route.isValid(params)
        ? { route, params: { ...route.fixedParams, ...params }, language }
        : undefined;
    }
    return undefined;
  };
}
