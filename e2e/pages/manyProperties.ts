import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import { takePage } from '../../contract/values/listPages.ts';
import type { StaySearch } from '../../contract/schemas/staySearch.ts';
import type { UnitCard } from '../../contract/schemas/unitList.ts';
import { openFrontendSite } from '../support/frontendSite.ts';

/** The number of properties, which fill two pages and a part of a third. */
export const unitCount = 60;
/** The number of properties that are free on any dates for at most this number of guests. */
export const freeUnitCount = 30;
const maxGuests = 4;

/** The examples of the host API's documentation. */
const examples = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../server/host/openapi/examples.json'), 'utf8'),
) as Record<'listRentalUnits' | 'getRentalUnit' | 'getAvailability', { answer: { units: UnitCard[] } }>;

const [card] = examples.listRentalUnits.answer.units;
const cards = Array.from({ length: unitCount }, (_, index): UnitCard => {
  const { photo: _photo, ...rest } = card!;
  return { ...rest, id: `casa-${index + 1}`, name: `Casa ${index + 1}`, maxGuests };
});
const list = { unitCount, maxGuests };

function searchStays([startDate = '', endDate = '', guests]: string[], page: number): StaySearch {
  const guestCount = Number(guests);
  const results = cards.map((one, index): StaySearch['units'][number] => {
    if (guestCount > maxGuests) return { ...one, obstacle: { reason: 'too_many_guests', maxGuests } };
    return index < freeUnitCount
      ? { ...one, total: { amount: 30_000 + index, currency: 'EUR' } }
      : { ...one, obstacle: { reason: 'taken' } };
  });
  const { page: shown, items } = takePage(results, page);
  const free = results.filter(({ total }) => total).length;
  const stay = { startDate, endDate, guestCount, nights: 3, freeUnitCount: free };
  return { ...stay, ...list, page: shown, units: items };
}

function getAnswer(path: string): object | undefined {
  const [call, ...parts] = path.replace('/api/1/', '').split('/');
  const page = Number(parts.at(-1));
  if (path === '/api/token') return { access_token: 'token', token_type: 'Bearer', expires_in: 3600 };
  if (call === 'rental-units') {
    const { page: shown, items } = takePage(cards, page);
    return { ...list, page: shown, units: items };
  }
  if (call === 'stay-search') return searchStays(parts, page);
  const one = cards.find(({ id }) => id === parts[0]);
  if (call !== 'rental-unit' || !one) return undefined;
  const answer =
    parts[1] === 'availability' ? examples.getAvailability.answer : examples.getRentalUnit.answer;
  return parts[1] === undefined ? { ...answer, id: one.id, name: one.name } : answer;
}

/** A site with many properties, from a host that is only a list of them. For `test.use`. */
export const withManyProperties = {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads in it what a fixture needs.
  baseURL: async ({}: object, use: (address: string) => Promise<void>): Promise<void> => {
    const host = createServer({ keepAliveTimeout: 0 }, ({ url = '' }, response) => {
      const answer = getAnswer(url);
      response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer ?? {}));
    });
    await new Promise<void>((done) => void host.listen(0, '127.0.0.1', done));
    const site = await openFrontendSite({
      API_URL: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
      FEATURED_UNITS: cards.map(({ id }) => id).join(','),
    });
    await use(site.url);
    await site.close();
    host.closeAllConnections();
    await new Promise((done) => host.close(done));
  },
};
