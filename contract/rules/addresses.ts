import { isLanguage, type Language } from '../values/language.ts';
import { legalTexts, type LegalTextName } from '../values/legalTexts.ts';

/** The language of a page, or its placeholder in a route pattern. */
type InLanguage = Language | '{language}';

// The path segment of reservation pages, in the position of a property's id.
export const reservationPart = 'reservation';

/** Ids that no property can have, because its page would conflict with another page. */
export const takenUnitIds: readonly string[] = [reservationPart, ...legalTexts];

/** Returns the path of the landing page with the properties of the site. */
export const landingPage = (language: InLanguage): string => `/${language}`;

/** Returns the path of a property's page with its booking. */
export const propertyPage = (language: InLanguage, unitId: string): string => `/${language}/${unitId}`;

/**
 * Returns the path of the first page in a language: the landing page, or the page of the only property of a site
 * without a landing page.
 */
export const firstPage = (
  language: Language,
  { onlyProperty }: { readonly onlyProperty?: string | undefined },
): string => (onlyProperty === undefined ? landingPage(language) : propertyPage(language, onlyProperty));

/** Returns the path of the contact page of a property. */
export const contactPage = (language: InLanguage, unitId: string): string =>
  `${propertyPage(language, unitId)}/contact`;

/** Returns the path to which the payment gateway returns guests, whether they paid or not. */
export const successPage = (language: InLanguage, unitId: string): string =>
  `${propertyPage(language, unitId)}/success`;

/** Returns the path of a reservation's page; the token of the link is not part of it. */
export const reservationPage = (language: InLanguage, reservationId: string): string =>
  `/${language}/${reservationPart}/${reservationId}`;

/** Returns the link that opens a reservation. Its token is in the fragment, which browsers do not send to servers. */
export const reservationLink = (language: Language, reservationId: string, token: string): string =>
  `${reservationPage(language, reservationId)}#token=${token}`;

/** The last part of the path of the page that {@link otpLink} opens. */
export const otpLinkPart = 'continue';

/** Returns the path of the page on which a guest confirms their e-mail address without typing the code. */
export const otpLinkPage = (language: InLanguage, reservationId: string): string =>
  `${reservationPage(language, reservationId)}/${otpLinkPart}`;

/** Returns the link in the e-mail with the one-time password. Its token is in the fragment. */
export const otpLink = (language: Language, reservationId: string, token: string): string =>
  `${otpLinkPage(language, reservationId)}#token=${token}`;

/** Returns the path of the page that opens a reservation without its link. */
export const reservationAccessPage = (language: InLanguage): string => `/${language}/${reservationPart}`;

/** The base path of the embedded host's calendar feeds with unavailable nights. */
export const calendarsBase = '/calendars';

/** Returns the path of a property's calendar feed; the file name is its secret. */
export const calendarAddress = (unitId: string, file: string): string => `${calendarsBase}/${unitId}/${file}`;

/** Returns the path of one of the host's legal texts. */
export const legalPage = (language: InLanguage, text: LegalTextName): string => `/${language}/${text}`;

/** Returns the language of a path, or undefined if the path contains none. */
export function getPathLanguage(path: string): Language | undefined {
  const [, first] = path.split('/');
  return isLanguage(first) ? first : undefined;
}

/** Returns the path of the same page in another language, or of the landing page if the path is not a page. */
export const pathInLanguage = (path: string, language: Language): string =>
  getPathLanguage(path) ? `/${language}${path.slice(3)}` : landingPage(language);
