import type { StayObstacle } from '../../../contract/schemas/staySearch.ts';
import type { Offer } from '../../../machines/landing/landing.machine.ts';
import type { LandingProps } from '../../../src/views/landing/LandingProps.ts';
import { LandingView } from '../../../src/views/landing/LandingView.tsx';
import { property } from '../support/property.ts';
import { onSite } from '../property/propertyPages.tsx';
import type { Send } from '../support/screen.tsx';

const { id, name, summary, location, maxGuests, bedrooms, registrationNumber } = property;

const offer: Offer = {
  id,
  name,
  summary,
  location: { city: location.city, country: location.country },
  maxGuests,
  bedrooms,
  registrationNumber,
  reviews: { count: 6, average: 4.75 },
  photo: property.photos[0]!,
  lowestRate: 9_550,
};

const fresh: Offer = {
  ...offer,
  id: 'casa-nova',
  name: 'Casa Nova',
  reviews: { count: 0, average: null },
  lowestRate: 9_500,
};

const listed = (offers: readonly Offer[]) => ({ page: 1, unitCount: offers.length, maxGuests: 4, offers });

const unasked = {
  query: '',
  search: undefined,
  answer: undefined,
  remembered: undefined,
  // Why it failed, where it did.
  failure: 'unavailable',
} as const;

export const landingPage = (value: LandingProps['pageState']['value']) =>
  function LandingPage(send: Send) {
    const offers = value === 'ready' ? [offer, fresh] : [];
    const context = { ...unasked, ...listed(offers) };
    return onSite(<LandingView pageState={{ value, context }} send={send} />);
  };

const stay = { startDate: '2027-05-03', endDate: '2027-05-06', guestCount: 3 };
const query = '?from=2027-05-03&to=2027-05-06&guests=3';

const named = (count: number): Offer[] =>
  Array.from({ length: count }, (_, index) => {
    const { photo: _photo, ...about } = index % 2 === 0 ? offer : fresh;
    return { ...about, id: `casa-${index + 1}`, name: `Casa ${index + 1}` };
  });

/** The result for each property: its price in cents, or the reason against it. */
type Results = readonly (number | StayObstacle)[];

const addResult = (about: Offer, result: number | StayObstacle | undefined): Offer => ({
  ...about,
  ...(typeof result === 'number' && { total: { amount: result, currency: 'EUR' } }),
  ...(typeof result === 'object' && { obstacle: result }),
});

interface About {
  results?: Results;
  count?: number;
  /** The page that is shown, and the number of properties on all of them. */
  page?: number;
  unitCount?: number;
}

/** A site of several properties, with what the host says of the stay that is looked for. */
export const several = (
  value: LandingProps['pageState']['value'],
  { results = [], count = 4, ...about }: About = {},
) =>
  function LandingPage(send: Send) {
    const freeUnitCount = results.filter((result) => typeof result === 'number').length;
    const isSearching = value !== 'ready';
    const context = {
      query: isSearching ? query : '',
      search: isSearching && value !== 'unclear' ? { ...stay, query } : undefined,
      ...listed(named(count).map((one, index) => addResult(one, results[index]))),
      ...about,
      remembered: undefined,
      answer: value === 'found' || value === 'noneFree' ? { ...stay, nights: 3, freeUnitCount } : undefined,
      failure: undefined,
    };
    return onSite(<LandingView pageState={{ value, context }} send={send} />);
  };

/** The third is free, and each of the others is not for another reason. */
export const mixed: Results = [
  { reason: 'taken' },
  { reason: 'too_many_guests', maxGuests: 2 },
  60_500,
  { reason: 'stay_too_short', minNights: 5 },
];

export const never: Results = [
  { reason: 'stay_too_long', maxNights: 2 },
  { reason: 'arrival_day', arrivalDays: ['friday', 'saturday'] },
  { reason: 'date_too_soon' },
  { reason: 'date_too_far' },
];
