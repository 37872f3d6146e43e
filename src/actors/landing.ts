import { fromPromise } from 'xstate';
import { isFailure } from '../../contract/callFailed.ts';
import type { UnitDescription } from '../../contract/rentalUnit.ts';
import { hasRequestedDates } from '../../contract/rules/requestedDates.ts';
import { queryOfStay, parseRequestedStay } from '../../contract/rules/stayLink.ts';
import { lowestRate } from '../../contract/rules/seasons.ts';
import {
  landingMachine,
  type LandingContext,
  type Loaded,
  type Offer,
  type Search,
} from '../../machines/landing/landing.machine.ts';
import { getReason } from '../../machines/shared/failures.ts';
import type { Api } from '../api/index.ts';

const toOffer = (unit: UnitDescription): Offer => {
  const { id, name, summary, location, maxGuests, bedrooms, registrationNumber, reviews } = unit;
  return {
    id,
    textLanguage: unit.textLanguage,
    name,
    summary,
    location,
    maxGuests,
    bedrooms,
    registrationNumber,
    reviews: { count: reviews.count, average: reviews.average },
    photo: unit.photos[0],
    fromPrice: lowestRate(unit.pricing),
  };
};

const whereItExists = (error: unknown): undefined => {
  if (isFailure(error, 'not-found') || isFailure(error, 'no-longer-let')) return undefined;
  throw error;
};

type OfferQuestion = Pick<LandingContext, 'featured' | 'query'>;

/** How many come where the address does not say. */
const usually = 2;

/** What the address asks for. The clocks of properties differ by less than matters here: each says itself what is past. */
function parseSearch(query: string): Search | 'unclear' | undefined {
  if (!hasRequestedDates(query)) return undefined;
  const { dates, guests } = parseRequestedStay(query, { today: new Date().toISOString().slice(0, 10) });
  if (!dates) return 'unclear';
  const stay = { ...dates, guestCount: guests?.guestCount ?? usually };
  return { ...stay, query: queryOfStay(stay) };
}

/** What the host says of a stay in all properties; the page goes on without where it cannot be had. */
async function loadAnswer(
  api: Api,
  search: ReturnType<typeof parseSearch>,
  signal: AbortSignal,
): Promise<Pick<Loaded, 'answer' | 'why'>> {
  if (search === undefined) return { answer: 'unasked' };
  if (search === 'unclear') return { answer: 'unclear' };
  const { startDate, endDate, guestCount } = search;
  try {
    const request = { startDate, endDate, guestCount: String(guestCount) };
    return { answer: await api.searchStays(request, { signal }) };
  } catch (error) {
    if (isFailure(error, 'not-found')) return { answer: 'unsearchable' };
    return { answer: 'unanswered', why: getReason(error) };
  }
}

/** The landing page's machine with the host behind it. A property the host does not have is left out. */
export const createLandingActors = (loadApi: () => Promise<Api>) =>
  landingMachine.provide({
    actors: {
      loadOffers: fromPromise<Loaded, OfferQuestion>(async ({ input: { featured, query }, signal }) => {
        const api = await loadApi();
        const search = parseSearch(query);
        const [units, answered] = await Promise.all([
          Promise.all(featured.map((id) => api.getRentalUnit({ id }, { signal }).catch(whereItExists))),
          loadAnswer(api, search, signal),
        ]);
        const offers = units.filter((unit) => unit !== undefined).map(toOffer);
        return { offers, search: typeof search === 'object' ? search : undefined, ...answered };
      }),
    },
  });
