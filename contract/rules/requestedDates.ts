import { landingPage, languageOfPath } from './addresses.ts';

/** What the query of an address says under a name. Nothing that makes sense in it has to be decoded. */
export const getQueryValue = (query: string, name: string): string =>
  new RegExp(`[?&]${name}=([^&]*)`).exec(query)?.[1] ?? '';

/** Whether a query says anything of dates, sensible or not. */
export const hasRequestedDates = (query: string): boolean =>
  getQueryValue(query, 'from') !== '' || getQueryValue(query, 'to') !== '';

/** What a query may say of a stay, and the most characters that a value which makes sense has. */
const longest = { from: 10, to: 10, guests: 3, children: 3, babies: 3 };

function boundedValue(query: string, [name, length]: [string, number]): string[] {
  const value = getQueryValue(query, name);
  // A value that is cut could make sense, and one that is repeated in the page could be kilobytes long.
  return value === '' ? [] : [`${name}=${value.length > length ? '-' : value}`];
}

/**
 * What of an address's query its page is made for, and nothing else: only the first page is another one for dates. Empty
 * where the query changes nothing of what the site answers.
 */
export function queryOfPage(path: string, query: string): string {
  const language = languageOfPath(path);
  const isFirst = language !== undefined && path === landingPage(language);
  if (!isFirst || !hasRequestedDates(query)) return '';
  return `?${Object.entries(longest)
    .flatMap((entry) => boundedValue(query, entry))
    .join('&')}`;
}
