import type { Language } from '../../../contract/values/language.ts';

/**
 * Returns the address of the page that a device stores with a reservation, and shows instead of pages that need a
 * connection.
 */
export const offlinePage = (language: Language): string => `/offline-${language}.html`;
