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

/** Returns the part of a query that changes the page, or an empty text. Only the landing page depends on its query. */
export function queryOfPage(path: string, query: string): string {
  const language = getPathLanguage(path);
  const isFirst = language !== undefined && path === landingPage(language);
  if (!isFirst || !hasRequestedDates(query)) return '';
  return `?${Object.entries(maxLength)
    .flatMap((entry) => boundedValue(query, entry))
    .join('&')}`;
}
