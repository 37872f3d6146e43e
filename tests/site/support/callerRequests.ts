import { limits, type Kind } from '../../../server/site/callers/limits.ts';
import { unit } from './createFakeBackend.ts';
import type { openTestSite } from './site.ts';

type Site = Awaited<ReturnType<typeof openTestSite>>;

/** Two networks that call. */
export const [guest, other] = ['203.0.113.9', '203.0.113.10'];

/** The requests of each kind. */
export const requestsOfKinds: Readonly<Record<Kind, [method: string, path: string]>> = {
  code: ['POST', '/api/1/reservation/otp'],
  hold: ['POST', '/api/1/reservation'],
  contact: ['POST', '/api/1/contact'],
  write: ['POST', '/api/1/payment'],
  draft: ['POST', '/api/1/reservation/guests/draft'],
  upload: ['POST', '/api/host/1/photo-uploads/0123/parts?offset=0'],
  price: ['POST', '/api/1/reservation/price-preview'],
  token: ['POST', '/token'],
  read: ['GET', `/api/1/rental-unit/${unit.id}`],
  notice: ['POST', '/api/1/payment/webhook'],
  search: ['GET', '/en?from=2027-05-03&to=2027-05-06'],
  page: ['GET', '/robots.txt'],
  file: ['GET', '/images/320/casa/none.webp'],
};

export const kinds = Object.keys(limits) as Kind[];

/** Asks once for something of a kind, as a network. */
export const sendRequest = (
  { askFrom }: Site,
  kind: Kind,
  from = guest,
  headers: Record<string, string> = {},
) => {
  const [method, path] = requestsOfKinds[kind];
  return askFrom(from, path, { method, headers });
};

/** Asks as often as a network may; what is answered then is one too many. */
export async function useUpLimit(site: Site, kind: Kind, from = guest) {
  for (let count = 0; count < limits[kind].calls; count += 1) {
    const { status } = await sendRequest(site, kind, from);
    if (status === 429) throw new Error(`${kind}: refused after ${count}`);
  }
}
