import type { StayObstacle, StaySearch } from '../../../contract/staySearch.ts';
import type { LandingProps } from '../../../src/views/landing/LandingProps.ts';
import { LandingView } from '../../../src/views/landing/LandingView.tsx';
import { property } from '../support/property.ts';
import { onSite } from '../property/propertyPages.tsx';
import type { Send } from '../support/screen.tsx';

const { id, name, summary, location, maxGuests, bedrooms, registrationNumber } = property;

const offer = {
  id,
  name,
  summary,
  location,
  maxGuests,
  bedrooms,
  registrationNumber,
  reviews: { count: 6, average: 4.75 },
  photo: property.photos[0],
  fromPrice: 9_550,
};

const fresh = {
  ...offer,
  id: 'casa-nova',
  name: 'Casa Nova',
  reviews: { count: 0, average: null },
  fromPrice: 9_500,
};

const unasked = {
  featured: [],
  query: '',
  search: undefined,
  answer: undefined,
  // Why it failed, where it did.
  failure: 'unavailable',
} as const;

export const landingPage = (value: LandingProps['pageState']['value']) =>
  function LandingPage(send: Send) {
    const offers = value === 'ready' ? [offer, fresh] : [];
    const context = { ...unasked, offers };
    return onSite(<LandingView pageState={{ value, context }} send={send} />);
  };

const stay = { startDate: '2027-05-03', endDate: '2027-05-06', guestCount: 3 };
const query = '?from=2027-05-03&to=2027-05-06&guests=3';

const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(index % 2 === 0 ? offer : fresh),
    id: `casa-${index + 1}`,
    name: `Casa ${index + 1}`,
    photo: undefined,
  }));

const free = (id: string, amount: number) => ({ id, total: { amount, currency: 'EUR' as const } });
const not = (id: string, obstacle: StayObstacle) => ({ id, obstacle });

/** A site of several properties, with what the host says of the stay that is looked for. */
export const several = (
  value: LandingProps['pageState']['value'],
  { units = [], count = 4 }: { units?: StaySearch['units']; count?: number } = {},
) =>
  function LandingPage(send: Send) {
    const answer = value === 'found' || value === 'noneFree' ? { ...stay, nights: 3, units } : undefined;
    const isAsked = value !== 'ready';
    const context = {
      featured: [],
      query: isAsked ? query : '',
      search: isAsked && value !== 'unclear' ? { ...stay, query } : undefined,
      offers: named(count),
      answer,
      failure: undefined,
    };
    return onSite(<LandingView pageState={{ value, context }} send={send} />);
  };

/** The third is free, and each of the others is not for another reason. */
export const mixed: StaySearch['units'] = [
  not('casa-1', { reason: 'taken' }),
  not('casa-2', { reason: 'too_many_guests', maxGuests: 2 }),
  free('casa-3', 60_500),
  not('casa-4', { reason: 'stay_too_short', minNights: 5 }),
];

export const never: StaySearch['units'] = [
  not('casa-1', { reason: 'stay_too_long', maxNights: 2 }),
  not('casa-2', { reason: 'arrival_day', arrivalDays: ['friday', 'saturday'] }),
  not('casa-3', { reason: 'date_too_soon' }),
  not('casa-4', { reason: 'date_too_far' }),
];
