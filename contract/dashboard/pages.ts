/** The path of the dashboard. */
export const dashboardPage = '/host';

/** The path of the page that opens a set-up or access link. */
export const setupPage = `${dashboardPage}/setup`;

/** Returns the path that opens a set-up or access link. The token is in the fragment, which browsers do not send to servers. */
export const setupLink = (token: string): string => `${setupPage}#token=${token}`;

/** The paths of the pages of the dashboard. */
export const dashboardPages = {
  welcome: `${dashboardPage}/welcome`,
  calendar: `${dashboardPage}/calendar`,
  newBooking: `${dashboardPage}/bookings/new`,
  reservations: `${dashboardPage}/reservations`,
  reservation: `${dashboardPage}/reservations/:number`,
  registration: `${dashboardPage}/registration`,
  bulletins: `${dashboardPage}/registration/bulletins`,
  more: `${dashboardPage}/more`,
  account: `${dashboardPage}/account`,
  passkeys: `${dashboardPage}/passkeys`,
  access: `${dashboardPage}/access`,
  auditLog: `${dashboardPage}/audit`,
  properties: `${dashboardPage}/properties`,
  newProperty: `${dashboardPage}/new-property`,
  property: `${dashboardPage}/properties/:property`,
  propertySection: `${dashboardPage}/properties/:property/edit/:section`,
  propertyReview: `${dashboardPage}/properties/:property/review`,
  propertyHistory: `${dashboardPage}/properties/:property/history`,
  settings: `${dashboardPage}/settings`,
  channels: `${dashboardPage}/channels`,
  newCalendar: `${dashboardPage}/channels/:property/new`,
  sharedCalendar: `${dashboardPage}/channels/:property/share`,
  health: `${dashboardPage}/health`,
  backups: `${dashboardPage}/health/backups`,
  importProperty: `${dashboardPage}/import/property`,
  importStays: `${dashboardPage}/import/stays`,
} as const;

/** The settings that the owner changes in a form, by the last part of its address. */
export const settingsForms = ['site', 'welcome', 'identity', 'legal', 'mail', 'payments'] as const;
export type SettingsForm = (typeof settingsForms)[number];

/** The pages of the settings. The public address is only shown and checked. */
export const settingsSections = [...settingsForms, 'address'] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** Returns the path of a page of the settings. */
export const settingsPath = (section: SettingsSection): string => `${dashboardPages.settings}/${section}`;

/** Returns the address of the calendar from a night on, of one property or of all. */
export const calendarAddress = (from: string, property = ''): string =>
  `${dashboardPages.calendar}?from=${from}${property === '' ? '' : `&property=${property}`}`;

/** Decodes a percent-encoded address, even if it is encoded several times. */
function decode(text: string): string {
  let decoded = text;
  for (let times = 0; times < 5; times += 1) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return decoded;
    }
  }
  return decoded;
}

/**
 * Returns the token of a set-up or access link in a part of an address, even if a mail program has encoded the link, or
 * text follows it; empty if there is none.
 */
export const findLinkToken = (text: string): string =>
  /(?<![\w-])token\s*[=:]\s*([\w-]+)/i.exec(decode(text))?.[1] ?? '';

/** The set-up page with the link's fragment in the path or in the query, as some mail programs write it. */
const rewrittenSetupPage = new RegExp(`^${setupPage}/?(?:[#?&/]|$)`, 'i');

/** Returns the set-up or access link that a mail program has rewritten as a path and a query; undefined for other pages. */
export function findSetupLink(path: string, query: string): string | undefined {
  const token = rewrittenSetupPage.test(decode(path)) ? findLinkToken(path + query) : '';
  return token === '' ? undefined : setupLink(token);
}

/** Returns the address of a property's calendar from yesterday on. */
export const propertyCalendarAddress = (property: string): string =>
  `${dashboardPages.calendar}?property=${property}`;

/** The property and the nights `[arrival, departure)` that the address of a new booking proposes. */
interface ProposedStay {
  property: string;
  arrival: string;
  departure: string;
}

/** Returns the address on which a host enters a booking. */
export const newBookingAddress = ({ property, arrival, departure }: ProposedStay): string =>
  `${dashboardPages.newBooking}?property=${property}&arrival=${arrival}&departure=${departure}`;

/** Returns the address of a page about one property. */
export const propertyPageAddress = (
  page: 'property' | 'propertyReview' | 'propertyHistory',
  property: string,
): string => dashboardPages[page].replace(':property', encodeURIComponent(property));

/** Returns the address of a section of a property's content. */
export const propertySectionAddress = (property: string, section: string): string =>
  dashboardPages.propertySection
    .replace(':property', encodeURIComponent(property))
    .replace(':section', section);

/** Returns the address of a section that shows what is missing in it, and begins at the named field. */
export const propertyIssuesAddress = (property: string, section: string, field?: string): string =>
  `${propertySectionAddress(property, section)}?issues${field === undefined ? '' : `=${encodeURIComponent(field)}`}`;

/** Returns the address of the form of a property that begins as a copy of another one. */
export const propertyCopyAddress = (like: string): string =>
  `${dashboardPages.newProperty}?like=${encodeURIComponent(like)}`;

/** Returns the address of the history of a property in which two versions are compared. */
export const propertyComparisonAddress = (property: string, version: number, other: number): string =>
  `${propertyPageAddress('propertyHistory', property)}?version=${version}&with=${other}`;

/** Returns the address of a page about the calendars of one property. */
export const channelPageAddress = (page: 'newCalendar' | 'sharedCalendar', property: string): string =>
  dashboardPages[page].replace(':property', encodeURIComponent(property));

/** Returns the address of the calendars of other channels, limited to one property. */
export const channelsAddress = (property: string): string =>
  `${dashboardPages.channels}?property=${encodeURIComponent(property)}`;

/** The address of the registrations, limited to stays whose guests are not registered. */
export const missingRegistrations = `${dashboardPages.registration}?missing=true`;

/** Returns the address of the guests of a property who must be reported to the authorities. */
export const bulletinsAddress = (property: string): string =>
  `${dashboardPages.bulletins}?property=${encodeURIComponent(property)}`;

/** Returns the address of the page of one reservation. */
export const reservationAddress = (number: string): string =>
  dashboardPages.reservation.replace(':number', encodeURIComponent(number));

/** The forms and actions of a reservation, by the last part of their addresses. */
export const reservationTasks = {
  note: 'addNote',
  mail: 'resendMail',
  payment: 'recordPayment',
  payout: 'recordChannelMoney',
  refund: 'refund',
  cancel: 'cancellation',
  link: 'sendNewLink',
  remind: 'remindGuest',
  registration: 'reopenRegistration',
  charge: 'retryCharge',
  export: 'exportGuest',
  erase: 'eraseGuest',
} as const;

type TaskPath = keyof typeof reservationTasks;
/** A form or an action of a reservation. */
export type ReservationTask = (typeof reservationTasks)[TaskPath];

/** Returns the path of a form or an action of a reservation. */
export const reservationTaskPath = (path: TaskPath): string => `${dashboardPages.reservation}/${path}`;

const taskPaths = new Map(
  Object.entries(reservationTasks).map(([path, task]) => [task as ReservationTask, path as TaskPath]),
);

/** Returns the address of a form or an action of a reservation. */
export const reservationTaskAddress = (number: string, task: ReservationTask): string =>
  `${reservationAddress(number)}/${taskPaths.get(task)!}`;
