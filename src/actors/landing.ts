import { fromPromise } from 'xstate';
import { isFailure } from '../../contract/callFailed.ts';
import type { UnitDescription } from '../../contract/rentalUnit.ts';
import { hasRequestedDates } from '../../contract/rules/requestedDates.ts';
import { formatStayQuery, parseRequestedStay } from '../../contract/rules/stayLink.ts';
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

const ignoreMissing = (error: unknown): undefined => {
  if (isFailure(error, 'not-found') || isFailure(error, 'no-longer-let')) return undefined;
  throw error;
};

type OfferQuery = Pick<LandingContext, 'featured' | 'query'>;

/** The number of guests if the address names none. */
const defaultGuestCount = 2;

/**
 * Reads the search from the address, with today's date in UTC. The time zones of properties do not matter here, because
 * each property rejects past dates itself.
 */
function parseSearch(query: string): Search | 'unclear' | undefined {
  if (!hasRequestedDates(query)) return undefined;
  const { dates, guests } = parseRequestedStay(query, { today: new Date().toISOString().slice(0, 10) });
  if (!dates) return 'unclear';
  const stay = { ...dates, guestCount: guests?.guestCount ?? defaultGuestCount };
  return { ...stay, query: formatStayQuery(stay) };
}

/** Searches all properties for a stay. A failure is part of the result, because the page can be shown without prices. */
async function loadSearchResult(
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

/** Connects the landing page's machine to the host. Properties that the host does not have are left out. */
export const createLandingActors = (loadApi: () => Promise<Api>) =>
  landingMachine.provide({
    actors: {
      loadOffers: fromPromise<Loaded, OfferQuery>(async ({ input: { featured, query }, signal }) => {
        const api = await loadApi();
        const search = parseSearch(query);
        const [units, searchResult] = await Promise.all([
          Promise.all(featured.map((id) => api.getRentalUnit({ id }, { signal }).catch(ignoreMissing))),
          loadSearchResult(api, search, signal),
        ]);
        const offers = units.filter((unit) => unit !== undefined).map(toOffer);
        return { offers, search: typeof search === 'object' ? search : undefined, ...searchResult };
      }),
    },
  });
