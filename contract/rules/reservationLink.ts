import type { Language } from '../language.ts';
import { reservationPage } from './addresses.ts';

/** The link that opens a reservation. Its token is in the fragment, which no browser sends anywhere. */
export const reservationLink = (language: Language, reservationId: string, token: string): string =>
  `${reservationPage(language, reservationId)}#token=${token}`;

/** The token that the fragment of a reservation's link carries. */
export const tokenIn = (fragment: string): string | undefined => /^#token=([\w.~-]+)$/.exec(fragment)?.[1];
