import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { isFailure } from '../../contract/schemas/callFailed.ts';
import { getRequestedPage, hasRequestedDates } from '../../contract/rules/requestedDates.ts';
import { formatStayQuery, parseRequestedStay } from '../../contract/rules/stayLink.ts';
import {
  landingMachine,
  type LandingContext,
  type Loaded,
  type Search,
} from '../../machines/landing/landing.machine.ts';
import { getReason } from '../../machines/shared/failures.ts';
import type { Api } from '../api/index.ts';
import { readRememberedStay, rememberStay } from './rememberedStay.ts';
import { tabStorage, type SafeStorage } from './storage.ts';

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

type Signal = { readonly signal: AbortSignal };
type List = Omit<Loaded, 'answer' | 'why'>;

/** Loads a page of the properties without prices for a stay. */
async function listOffers(
  api: Api,
  page: number,
  search: Search | undefined,
  options: Signal,
): Promise<List> {
  const { units, ...list } = await api.listRentalUnits({ page: String(page) }, options);
  return { ...list, offers: units, search };
}

/** Loads a page of the properties with prices for a stay; the free ones come first. */
async function searchOffers(api: Api, page: number, search: Search, options: Signal): Promise<Loaded> {
  const { startDate, endDate, guestCount } = search;
  const stay = { startDate, endDate, guestCount: String(guestCount) };
  const {
    units,
    page: shown,
    unitCount,
    maxGuests,
    ...answer
  } = await api.searchStays({ ...stay, page: String(page) }, options);
  return { page: shown, unitCount, maxGuests, offers: units, search, answer };
}

/**
 * Loads a page of the properties for the stay in the address. If the search fails, the page is shown without prices, and
 * the failure is part of the result.
 */
async function loadOffers(api: Api, query: string, options: Signal): Promise<Loaded> {
  const page = getRequestedPage(query);
  const search = parseSearch(query);
  if (search === undefined || search === 'unclear') {
    return { ...(await listOffers(api, page, undefined, options)), answer: search ?? 'unasked' };
  }
  try {
    return await searchOffers(api, page, search, options);
  } catch (error) {
    const list = await listOffers(api, page, search, options);
    if (isFailure(error, 'not-found')) return { ...list, answer: 'unsearchable' };
    return { ...list, answer: 'unanswered', why: getReason(error) };
  }
}

/** Remembers the searched stay for the other pages of the tab; without one, sends the stay that the tab remembers. */
const persistStay = (tab: SafeStorage) =>
  fromCallback<EventObject, Search | undefined>(({ input: search, sendBack }) => {
    if (search) {
      rememberStay(search, tab);
      return;
    }
    const remembered = parseSearch(readRememberedStay(tab));
    sendBack({ type: 'stay.recalled', stay: remembered === 'unclear' ? undefined : remembered });
  });

/** Connects the landing page's machine to the host and to the tab's memory, which the server does not have. */
export const createLandingActors = (loadApi: () => Promise<Api>, tab = tabStorage) =>
  landingMachine.provide({
    actors: {
      persistStay: persistStay(tab),
      loadOffers: fromPromise<Loaded, Pick<LandingContext, 'query'>>(async ({ input, signal }) =>
        loadOffers(await loadApi(), input.query, { signal }),
      ),
    },
  });
