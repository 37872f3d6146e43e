import { apiBase, operations, paymentWebhookPath, type OperationName } from '../../../contract/operations.ts';
import { calendarsBase } from '../../../contract/rules/addresses.ts';
import { queryOfPage } from '../../../contract/rules/requestedDates.ts';
import { mediaBase, picturesBase, previewsBase } from '../../../contract/rules/pictures.ts';
import { tokenPath } from '../../../contract/token.ts';
import type { Breadth } from './breadths.ts';

/** What one network may ask for in so many seconds. */
interface Limit {
  calls: number;
  seconds: number;
  /**
   * Where it is counted. What costs the database, or guesses at a secret, is counted `together`, by all processes that
   * share a database: else each of them would be another chance. What costs this process alone is counted `here`, at
   * once and without asking anybody, for it is to be cheaper than what it spares.
   */
  counted: 'together' | 'here';
  /** What happens when the database cannot count: guesses at a code wait, all else is counted here meanwhile. */
  failing?: 'closed';
}

/**
 * How many times the limit of one address all addresses of a wider network have together. A /24 may be the exit of a
 * mobile carrier, and a /48 an office or a carrier's pool, so both leave room for many guests; who rents one has a few
 * times the limit of one address, and not thousands of times.
 */
export const breadthFactors: Readonly<Record<Breadth, number>> = {
  '/32': 1,
  '/24': 8,
  '/64': 1,
  '/56': 4,
  '/48': 16,
};

/**
 * What one IPv4 address or one /64 may ask for. A hotel, an office or a mobile carrier is one network with many guests,
 * so nothing here is near what a few guests do at the same time; one who books makes about ten calls, and opens a dozen
 * pages with some hundred files.
 */
export const limits = {
  /** Guesses at a code: five a reservation, so this is twelve guests who get all of them wrong. */
  code: { calls: 60, seconds: 60, counted: 'together', failing: 'closed' },
  /** Orders, and codes sent again: neither keeps nights from others. The host limits the mails of an hour, far lower. */
  hold: { calls: 60, seconds: 60, counted: 'together' },
  /** Messages, each of which sends two mails. */
  contact: { calls: 30, seconds: 3600, counted: 'together' },
  /** Other changes: checkout, cancellation, registration. */
  write: { calls: 60, seconds: 60, counted: 'together' },
  /** What is typed of guests' forms, which a page sends every few seconds while somebody types. */
  draft: { calls: 120, seconds: 60, counted: 'together' },
  /** Prices, of one property or of all: one for each pair of dates that a guest tries. */
  price: { calls: 120, seconds: 60, counted: 'together' },
  /** Tokens: one a visit, and a guess at a client's secret. */
  token: { calls: 120, seconds: 60, counted: 'together' },
  /** Two a page; who waits for a payment asks every two seconds. */
  read: { calls: 600, seconds: 60, counted: 'together' },
  /** What a gateway tells: a signature says who it is, and after an outage it tells all at once. */
  notice: { calls: 600, seconds: 60, counted: 'here' },
  /** The first page for dates: it asks for the prices of all properties. */
  search: { calls: 120, seconds: 60, counted: 'together' },
  page: { calls: 600, seconds: 60, counted: 'here' },
  /** Pictures, scripts and styles: about sixty a page, for who has none of them yet. */
  file: { calls: 3000, seconds: 60, counted: 'here' },
} as const satisfies Record<string, Limit>;

export type Kind = keyof typeof limits;
export type { Limit };

const ofOperations: Readonly<Record<OperationName, Kind>> = {
  getRentalUnit: 'read',
  getAvailability: 'read',
  getLegalText: 'read',
  getReservation: 'read',
  searchStays: 'price',
  previewPrice: 'price',
  createReservation: 'hold',
  resendOtp: 'hold',
  verifyOtp: 'code',
  createCheckout: 'write',
  requestAccess: 'hold',
  openAccess: 'code',
  cancelReservation: 'write',
  registerGuests: 'write',
  keepGuestsDraft: 'draft',
  readGuestsDraft: 'draft',
  saveStayDetails: 'write',
  contactHost: 'contact',
};

const byPath = new Map<string, Kind>([
  ...(Object.keys(operations) as OperationName[]).map(
    (name) => [apiBase + operations[name].path, ofOperations[name]] as const,
  ),
  [paymentWebhookPath, 'notice'],
  [tokenPath, 'token'],
  ['/token', 'token'],
]);

const files = ['/assets/', `${picturesBase}/`, `${mediaBase}/`];

/** Pictures and scripts of the atlas: a page of it shows many. */
const isFileOfAtlas = (path: string) => /^\/atlas\/.+\.(?!html$)\w+$/.test(path);

const isSearch = (path: string, query: string) => queryOfPage(path, query) !== '';

const searches = apiBase + operations.searchStays.path.replace(/\{.*/, '');

/** What a request asks for; `path` is decoded, as routes see it, and `query` as it stands in the address. */
export function getKind(method: string, path: string, query = ''): Kind {
  const reads = method === 'GET' || method === 'HEAD';
  if (path.startsWith(`${calendarsBase}/`)) return 'read';
  // To find out whether there is one costs as much as the page itself.
  if (path.startsWith(`${previewsBase}/`)) return 'page';
  if (files.some((base) => path.startsWith(base)) || isFileOfAtlas(path)) return 'file';
  if (path.startsWith(searches)) return ofOperations.searchStays;
  if (!path.startsWith('/api/') && path !== '/token') return isSearch(path, query) ? 'search' : 'page';
  return reads ? 'read' : (byPath.get(path) ?? 'write');
}

/** Whether who asks for too much of it is answered as a program, with a problem, and not as a reader. */
export const isOfTheApi = (kind: Kind): boolean => kind !== 'page' && kind !== 'search' && kind !== 'file';
