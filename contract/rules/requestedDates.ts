import { landingPage, getPathLanguage } from './addresses.ts';

/** Returns the value of a query parameter without decoding; valid values need none. */
export const getQueryValue = (query: string, name: string): string =>
  new RegExp(`[?&]${name}=([^&]*)`).exec(query)?.[1] ?? '';

/** Whether a query contains dates, valid or not. */
export const hasRequestedDates = (query: string): boolean =>
  getQueryValue(query, 'from') !== '' || getQueryValue(query, 'to') !== '';

/** The query parameters of a stay, and the maximum length of a valid value. */
const maxLength = { from: 10, to: 10, guests: 3, children: 3, babies: 3 };

function boundedValue(query: string, [name, length]: [string, number]): string[] {
  const value = getQueryValue(query, name);
  // A truncated value could look valid, and a long one would be repeated in the page, so overlong values become `-`.
  return value === '' ? [] : [`${name}=${value.length > length ? '-' : value}`];
}

/** Returns the number of the requested page of properties, 1 if the query contains no valid one. */
export function getRequestedPage(query: string): number {
  const page = getQueryValue(query, 'page');
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** Adds the number of a page of properties to the query of a stay, which may be empty; the first page has none. */
export const withPage = (stayQuery: string, page: number): string =>
  page === 1 ? stayQuery : `${stayQuery}${stayQuery === '' ? '?' : '&'}page=${page}`;

/** Returns the part of a query that changes the page, or an empty text. Only the landing page depends on its query. */
export function queryOfPage(path: string, query: string): string {
  const language = getPathLanguage(path);
  const isFirst = language !== undefined && path === landingPage(language);
  if (!isFirst) return '';
  const stay = hasRequestedDates(query)
    ? `?${Object.entries(maxLength)
        .flatMap((entry) => boundedValue(query, entry))
        .join('&')}`
    : '';
  return withPage(stay, getRequestedPage(query));
}
