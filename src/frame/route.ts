import { isLanguage, type Language } from '../../contract/values/language.ts';
import { pathPattern } from '../../contract/values/pathPattern.ts';
import type { Page, Params } from './page.ts';

export interface Route {
  /** The path of the route; its parts in braces are parameters. */
  path: string;
  /** Parameters that the route sets itself, in addition to those in braces. */
  fixedParams?: Params;
  /** The page's source file, which identifies its scripts and styles in the build. */
  file: string;
  page: () => Promise<{ page: Page }>;
  /** Whether the parameters are valid, if not all are; the site answers an address with invalid parameters with 404. */
  isValid?: (params: Params) => boolean;
  /** Whether the layout shows its navigation. */
  showsNavigation?: boolean;
  /** Whether search engines may list the page. */
  isIndexed?: boolean;
  /** Whether the page belongs to one guest. Such a page is not cached and sends no referrer. */
  isPrivate?: true;
}

/** The route that matches an address, with the parameters from the address. */
export interface Match {
  route: Route;
  params: Params;
  language: Language;
}

/** Finds the route of an address. Returns undefined if no route matches; the site then answers with 404. */
export type RouteMatcher = (path: string) => Match | undefined;

/** Reads the parameters of a pattern from a path; undefined if the path does not match or cannot be decoded. */
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

/** Creates a function that finds the first route whose path matches an address. */
export function createMatcher(routes: readonly Route[]): RouteMatcher {
  const patterns = routes.map((route) => ({ route, pattern: pathPattern(route.path) }));
  return (path) => {
    for (const { route, pattern } of patterns) {
      const params = getParams(pattern, path);
      if (!params) continue;
      const { language } = params;
      return isLanguage(language) && route.isValid?.(params) !== false
        ? { route, params: { ...route.fixedParams, ...params }, language }
        : undefined;
    }
    return undefined;
  };
}
