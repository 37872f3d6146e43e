import { isLanguage, type Language } from '../contract/language.ts';
import { isUnitId } from '../contract/unitId.ts';
import type { Page, Params } from './pages/page.ts';

export interface Route {
  /** Segments; those that begin with a colon are parameters. */
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

const longestReservationId = 64;
const namesAReservation = ({ reservation = '' }: Params) => reservation.length <= longestReservationId;

/** Every page there is. The first route whose path fits an address is taken. */
export const routes: readonly Route[] = [
  {
    path: '/:language',
    file: 'src/pages/landing.tsx',
    page: () => import('./pages/landing.tsx'),
    isValid: () => true,
    navigation: true,
    indexed: true,
  },
  {
    path: '/:language/:unit',
    file: 'src/pages/property.tsx',
    page: () => import('./pages/property.tsx'),
    isValid: namesAUnit,
    navigation: true,
    indexed: true,
  },
  {
    path: '/:language/reservation/:reservation',
    file: 'src/pages/reservation.tsx',
    page: () => import('./pages/reservation.tsx'),
    isValid: namesAReservation,
    navigation: true,
    indexed: false,
    isPrivate: true,
  },
  {
    path: '/:language/:unit/contact',
    file: 'src/pages/contact.tsx',
    page: () => import('./pages/contact.tsx'),
    isValid: namesAUnit,
    navigation: false,
    indexed: false,
  },
  {
    path: '/:language/:unit/success',
    file: 'src/pages/success.tsx',
    page: () => import('./pages/success.tsx'),
    isValid: namesAUnit,
    navigation: false,
    indexed: false,
  },
];

export interface Place {
  route: Route;
  params: Params;
  language: Language;
}

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

function paramsOf(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const value = decoded(given[index] ?? '');
    if (value === undefined || value === '' ? want !== '' : false) return undefined;
    if (want.startsWith(':')) params[want.slice(1)] = value ?? '';
    else if (want !== value) return undefined;
  }
  return params;
}

/** The place an address names; undefined is a fatal 404. */
export function placeOf(path: string): Place | undefined {
  for (const route of routes) {
    const params = paramsOf(route.path, path);
    if (!params) continue;
    const { language } = params;
    return isLanguage(language) && route.isValid(params) ? { route, params, language } : undefined;
  }
  return undefined;
}

/** The language an address is in, where it is in one. */
export function languageOf(path: string): Language | undefined {
  const [, first] = path.split('/');
  return isLanguage(first) ? first : undefined;
}

/** The same address in another language. */
export const inLanguage = (path: string, language: Language): string =>
  languageOf(path) ? `/${language}${path.slice(3)}` : `/${language}`;
