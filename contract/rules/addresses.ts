import { isLanguage, type Language } from '../language.ts';
import { legalTexts, type LegalTextName } from './legalTexts.ts';

/** A page's language, or the place of one in the pattern of a route. */
type InLanguage = Language | '{language}';

// Where another page has the id of a property.
export const reservationPart = 'reservation';

/** Ids that no property can have, because its page would have another one's address. */
export const takenUnitIds: readonly string[] = [reservationPart, ...legalTexts];

/** The properties of the site. */
export const landingPage = (language: InLanguage): string => `/${language}`;

/** A property, and the booking of it. */
export const propertyPage = (language: InLanguage, unitId: string): string => `/${language}/${unitId}`;

/** What decides where a site begins. */
interface Beginning {
  /** The ids of the properties on its first page. */
  readonly featured: readonly string[];
  /** What that begins with, where its host has written it. */
  readonly welcome?: Readonly<Record<string, object | undefined>> | undefined;
}

/**
 * The one property of a site that lets no other: its page is the site's first. Where the host has written words of their
 * own for the first page, the site has one all the same.
 */
export function onlyProperty({ featured, welcome = {} }: Beginning): string | undefined {
  const isWelcoming = Object.values(welcome).some((words) => words && Object.keys(words).length > 0);
  return featured.length === 1 && !isWelcoming ? featured[0] : undefined;
}

/** Where a site begins in a language: its properties, or the only one. */
export function firstPage(language: Language, site: Beginning): string {
  const only = onlyProperty(site);
  return only === undefined ? landingPage(language) : propertyPage(language, only);
}

/** Where a visitor writes to the host of a property. */
export const contactPage = (language: InLanguage, unitId: string): string =>
  `${propertyPage(language, unitId)}/contact`;

/** Where the payment gateway sends a guest back to, paid or not. */
export const successPage = (language: InLanguage, unitId: string): string =>
  `${propertyPage(language, unitId)}/success`;

/** A reservation, for whoever has the token of its link too. */
export const reservationPage = (language: InLanguage, reservationId: string): string =>
  `/${language}/${reservationPart}/${reservationId}`;

/** The link that opens a reservation. Its token is in the fragment, which no browser sends anywhere. */
export const reservationLink = (language: Language, reservationId: string, token: string): string =>
  `${reservationPage(language, reservationId)}#token=${token}`;

/** Where a guest opens their reservation without its link. */
export const reservationAccessPage = (language: InLanguage): string => `/${language}/${reservationPart}`;

/** Below it the embedded host has what is taken of each property, for calendars elsewhere. */
export const calendarsBase = '/calendars';

/** Where the embedded host has the calendar of a property; the name of the file is the secret in it. */
export const calendarAddress = (unitId: string, file: string): string => `${calendarsBase}/${unitId}/${file}`;

/** One of the host's legal texts. */
export const legalPage = (language: InLanguage, text: LegalTextName): string => `/${language}/${text}`;

/** The language that the path of an address is in, where it is in one. */
export function languageOfPath(path: string): Language | undefined {
  const [, first] = path.split('/');
  return isLanguage(first) ? first : undefined;
}

/** The address of the same page in another language; the landing page's, where a path is no page's. */
export const pathInLanguage = (path: string, language: Language): string =>
  languageOfPath(path) ? `/${language}${path.slice(3)}` : landingPage(language);
