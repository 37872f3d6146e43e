import type { Language } from '../../../contract/language.ts';

/** Where the page is that a device keeps beside a reservation, to be shown in the place of those that need a connection. */
export const offlinePage = (language: Language): string => `/offline-${language}.html`;
