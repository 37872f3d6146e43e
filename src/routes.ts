import { isLanguage, type Language } from '../contract/language.ts';
import {
  contactPage,
  landingPage,
  languageOfPath,
  propertyPage,
  reservationPage,
  successPage,
} from '../contract/rules/addresses.ts';
import { isUnitId, longestReservationId } from '../contract/rules/ids.ts';
import { pathPattern } from '../contract/rules/pathPattern.ts';
import type { Page, Params } from './pages/page.ts';

export interface Route {
  /** Its parts in braces are parameters. */
  path: string;
  /** The page's file, by which its scripts and styles are found in the build. */
  file: string;
  page: () => Promise<{ page: Page }>;
  /** An address that fails this is a fatal 404. */
  isValid: (params: Params) => boolean;
  /** Whether the frame shows its navigation. */
  navigation: boolean;
  colourMode?: 'light' | 'dark';
  /** Whether search engines may list it. */
  indexed: boolean;
  /** Whether it belongs to one guest: it is kept nowhere and tells nobody its address. */
  isPrivate?: true;
}

const namesAUnit = ({ unit = '' }: Params) => isUnitId(unit);

const namesAReservation = ({ reservation = '' }: Params) => reservation.length <= longestReservationId;

/** Every page there is. The first route whose path fits an address is taken. */
export const routes: readonly Route[] = [
  {
    path: landingPage('{language}'),
    file: 'src/pages/landing.tsx',
    page: () => import('./pages/landing.tsx'),
    isValid: () => true,
    navigation: true,
    indexed: true,
  },
  {
    path: propertyPage('{language}', '{unit}'),
    file: 'src/pages/property.tsx',
    page: () => import('./pages/property.tsx'),
    isValid: namesAUnit,
    navigation: true,
    indexed: true,
  },
  {
    path: reservationPage('{language}', '{reservation}'),
    file: 'src/pages/reservation.tsx',
    page: () => import('./pages/reservation.tsx'),
    isValid: namesAReservation,
    navigation: true,
    indexed: false,
    isPrivate: true,
  },
  {
    path: contactPage('{language}', '{unit}'),
    file: 'src/pages/contact.tsx',
    page: () => import('./pages/contact.tsx'),
    isValid: namesAUnit,
    navigation: false,
    indexed: false,
  },
  {
    path: successPage('{language}', '{unit}'),
    file: 'src/pages/success.tsx',
    page: () => import('./pages/success.tsx'),
    isValid: namesAUnit,
    navigation: false,
    indexed: false,
  },
];

const patterns = routes.map((route) => ({ route, pattern: pathPattern(route.path) }));

export interface Place {
  route: Route;
  params: Params;
  language: Language;
}

/** What stands in a path in the places of a pattern's names; undefined where it does not fit, or cannot be read. */
function paramsOf(pattern: RegExp, path: string): Params | undefined {
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

/** The place an address names; undefined is a fatal 404. */
export function placeOf(path: string): Place | undefined {
  for (const { route, pattern } of patterns) {
    const params = paramsOf(pattern, path);
    if (!params) continue;
    const { language } = params;
    return isLanguage(language) && route.isValid(params) ? { route, params, language } : undefined;
  }
  return undefined;
}

/** The same address in another language. */
export const inLanguage = (path: string, language: Language): string =>
  languageOfPath(path) ? `/${language}${path.slice(3)}` : landingPage(language);
