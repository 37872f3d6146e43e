import { landingPage, languageOfPath } from './addresses.ts';

/** What the query of an address says under a name. Nothing that makes sense in it has to be decoded. */
export const saidIn = (query: string, name: string): string =>
  new RegExp(`[?&]${name}=([^&]*)`).exec(query)?.[1] ?? '';

/** Whether a query says anything of dates, sensible or not. */
export const asksAboutDates = (query: string): boolean =>
  saidIn(query, 'from') !== '' || saidIn(query, 'to') !== '';

/**
 * What of an address's query its page is made for: only the first page is another one for dates. Empty where the query
 * changes nothing of what the site answers.
 */
export function queryOfPage(path: string, query: string): string {
  const language = languageOfPath(path);
  const isFirst = language !== undefined && path === landingPage(language);
  return isFirst && asksAboutDates(query) ? query : '';
}
