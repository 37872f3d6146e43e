import { dashboardBase } from '../../../contract/dashboard/operations.ts';
import { photoOperations } from '../../../contract/dashboard/photos.ts';
import { sessionOperations } from '../../../contract/dashboard/session.ts';
import { apiBase, operations, paymentWebhookPath, type OperationName } from '../../../contract/operations.ts';
import { calendarsBase, getPathLanguage } from '../../../contract/rules/addresses.ts';
import { hasRequestedDates } from '../../../contract/rules/requestedDates.ts';
import { mediaBase, picturesBase, previewsBase } from '../../../contract/values/pictures.ts';
import { tokenPath } from '../../../contract/schemas/token.ts';
import { queryOfDocument } from './queryOfDocument.ts';
import type { Breadth } from './breadths.ts';

/** The number of requests that one network may send in a period; costly requests count as several. */
interface Limit {
  calls: number;
  seconds: number;
  /**
   * The place of the counter. Requests that use the database or guess a secret are counted `together` by all processes
   * that share a database: otherwise each process would allow more attempts. Requests that only use this process are
   * counted `here` in memory, because counting must be cheaper than answering.
   */
  counted: 'together' | 'here';
  /**
   * The behaviour while the database cannot count: `closed` rejects guesses at a code; all other requests are counted
   * in this process.
   */
  failing?: 'closed';
}

/**
 * The limits of wider networks, as multiples of one address's limit. A /24 may be the exit of a mobile carrier, and a
 * /48 an office or a carrier's pool, so both leave room for many guests. An attacker who rents such a network gets a
 * few times the limit of one address, not thousands of times.
 */
export const breadthFactors: Readonly<Record<Breadth, number>> = {
  '/32': 1,
  '/24': 8,
  '/64': 1,
  '/56': 4,
  '/48': 16,
};

/**
 * The limits of one IPv4 address or one IPv6 /64. A hotel, an office or a mobile carrier is one network with many
 * guests, so every limit is far above what a few guests need together: a guest who books makes about ten calls, and
 * opens a dozen pages with several hundred files.
 */
export const limits = {
  /**
   * Guesses at a code: with five per reservation, the limit is reached by twelve guests whose guesses are all wrong.
   */
  code: { calls: 60, seconds: 60, counted: 'together', failing: 'closed' },
  /**
   * Orders and repeated codes: neither keeps nights from other guests, and the host limits e-mails per hour far more
   * strictly.
   */
  hold: { calls: 60, seconds: 60, counted: 'together' },
  /** Contact messages, each of which sends two e-mails. */
  contact: { calls: 30, seconds: 3600, counted: 'together' },
  /** Other changes: checkout, cancellation, registration. */
  write: { calls: 60, seconds: 60, counted: 'together' },
  /** Drafts of guest registrations, which a page saves every few seconds during typing. */
  draft: { calls: 120, seconds: 60, counted: 'together' },
  /** Parts of photos, of which the dashboard sends one after the other: about 5 MB a second. */
  upload: { calls: 1200, seconds: 60, counted: 'together' },
  /** Prices of one property or of a page of them: one request for each pair of dates that a guest tries. */
  price: { calls: 120, seconds: 60, counted: 'together' },
  /** Tokens: one per visit, or a guess at a client's secret. */
  token: { calls: 120, seconds: 60, counted: 'together' },
  /** Read requests: two per page, and one every two seconds while a guest waits for a payment. */
  read: { calls: 600, seconds: 60, counted: 'together' },
  /**
   * Webhook events: they are authenticated by a signature, and the gateway sends all of them together after an outage.
   */
  notice: { calls: 600, seconds: 60, counted: 'here' },
  /** The landing page and properties with dates, which are rendered and priced for each request. */
  search: { calls: 120, seconds: 60, counted: 'together' },
  /** Pages: 600 cached ones, or 200 that must be rendered. */
  page: { calls: 600, seconds: 60, counted: 'here' },
  /** Pictures, scripts and styles: about sixty per page without a cache. */
  file: { calls: 3000, seconds: 60, counted: 'here' },
} as const satisfies Record<string, Limit>;

export type Kind = keyof typeof limits;
export type { Limit };

const ofOperations: Readonly<Record<OperationName, Kind>> = {
  getRentalUnit: 'read',
  getAvailability: 'read',
  listRentalUnits: 'read',
  getLegalText: 'read',
  getReservation: 'read',
  searchStays: 'price',
  previewPrice: 'price',
  createReservation: 'hold',
  resendOtp: 'hold',
  verifyOtp: 'code',
  readOtpLink: 'code',
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

/** Sign-in at the dashboard; its other calls are limited like those of guests. */
const ofSignIn = {
  requestCode: 'hold',
  verifyCode: 'code',
  readLink: 'code',
  openLink: 'code',
} as const satisfies Partial<Record<keyof typeof sessionOperations, Kind>>;

const byPath = new Map<string, Kind>([
  ...(Object.keys(operations) as OperationName[]).map(
    (name) => [apiBase + operations[name].path, ofOperations[name]] as const,
  ),
  ...(Object.keys(ofSignIn) as (keyof typeof ofSignIn)[]).map(
    (name) => [dashboardBase + sessionOperations[name].path, ofSignIn[name]] as const,
  ),
  [paymentWebhookPath, 'notice'],
  [tokenPath, 'token'],
  ['/token', 'token'],
]);

const uploads = dashboardBase + photoOperations.startPhotoUpload.path;

const files = ['/assets/', `${picturesBase}/`, `${mediaBase}/`];

/** Whether a path is a picture or script of the atlas, whose pages contain many. */
const isFileOfAtlas = (path: string) => /^\/atlas\/.+\.(?!html$)\w+$/.test(path);

const isSearch = (path: string, query: string) => hasRequestedDates(queryOfDocument(path, query));

const getBase = (name: OperationName) => apiBase + operations[name].path.replace(/\{.*/, '');
const searches = getBase('searchStays');
const lists = getBase('listRentalUnits');

/** Returns the kind of a request; `path` is decoded as in routes, and `query` is encoded as in the address. */
export function getKind(method: string, path: string, query = ''): Kind {
  const reads = method === 'GET' || method === 'HEAD';
  if (path.startsWith(`${calendarsBase}/`)) return 'read';
  // Checking whether the preview's page exists costs as much as the page itself.
  if (path.startsWith(`${previewsBase}/`)) return 'page';
  if (files.some((base) => path.startsWith(base)) || isFileOfAtlas(path)) return 'file';
  if (path.startsWith(searches)) return ofOperations.searchStays;
  if (path.startsWith(uploads)) return 'upload';
  if (!path.startsWith('/api/') && path !== '/token') return isSearch(path, query) ? 'search' : 'page';
  return reads ? 'read' : (byPath.get(path) ?? 'write');
}

/**
 * Returns how many requests of its kind a request counts as, by what it costs: rendering and compressing a page, or
 * describing a page of properties, costs several times as much as a small answer.
 */
export function getWeight(kind: Kind, path: string, isCached: boolean): number {
  if (kind === 'page') return isCached || getPathLanguage(path) === undefined ? 1 : 3;
  return kind === 'read' && path.startsWith(lists) ? 3 : 1;
}

/** Whether rejections of this kind are answered with a problem for programs, not with a page for people. */
export const isOfTheApi = (kind: Kind): boolean => kind !== 'page' && kind !== 'search' && kind !== 'file';
