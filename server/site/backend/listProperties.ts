import * as v from 'valibot';
import { apiBase, operations } from '../../../contract/operations.ts';
import { takePage } from '../../../contract/values/listPages.ts';
import { lowestRate } from '../../../contract/rules/seasons.ts';
import { unitDescription, type UnitDescription } from '../../../contract/schemas/rentalUnit.ts';
import type { UnitCard, UnitList } from '../../../contract/schemas/unitList.ts';

const toCard = (unit: UnitDescription): UnitCard => {
  const { id, textLanguage, name, summary, location, maxGuests, bedrooms, registrationNumber, reviews } =
    unit;
  const [photo] = unit.photos;
  return {
    id,
    ...(textLanguage && { textLanguage }),
    name,
    summary,
    location: { city: location.city, country: location.country },
    maxGuests,
    bedrooms,
    registrationNumber,
    reviews: { count: reviews.count, average: reviews.average },
    ...(photo && { photo }),
    lowestRate: lowestRate(unit.pricing),
  };
};

const getAddress = ({ url }: Request, id: string) =>
  new URL(apiBase + operations.getRentalUnit.path.replace('{id}', id), url);

const isGone = ({ status }: Response) => status === 404 || status === 410;

/**
 * Answers a request for a list in place of a host without that operation: requests each property of the page.
 * Properties that the host does not have are left out. If the host refuses a request, its answer is returned.
 * @throws {v.ValiError} if an answer does not match the contract
 */
export async function listProperties(
  request: Request,
  unitIds: readonly string[],
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const requested = Number(new URL(request.url).pathname.split('/').at(-1));
  const { page, items } = takePage(unitIds, requested);
  const headers = new Headers(request.headers);
  headers.set('Prefer', 'return=minimal');
  const answers = await Promise.all(
    items.map((id) => send(new Request(getAddress(request, id), { headers, signal: request.signal }))),
  );
  const refusal = answers.find((answer) => !answer.ok && !isGone(answer));
  if (refusal) return refusal;
  const found = answers.filter(({ ok }) => ok);
  const units = await Promise.all(
    found.map(async (answer) => toCard(v.parse(unitDescription, await answer.json()))),
  );
  const list: UnitList = {
    page,
    unitCount: unitIds.length - (items.length - units.length),
    maxGuests: Math.max(1, ...units.map(({ maxGuests }) => maxGuests)),
    units,
  };
  return Response.json(list, { headers: { 'Cache-Control': 'no-store' } });
}
