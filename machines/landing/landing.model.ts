import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent, defineDelay } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { loadingTimeout } from '../shared/loading.ts';
import { landingMachine, type Loaded, type Offer } from './landing.machine.ts';

const offer: Offer = {
  id: 'casa-azul',
  name: 'Casa Azul',
  summary: 'A house by the sea',
  location: { city: 'Nazaré', region: 'Oeste', country: 'Portugal', latitude: 39.6, longitude: -9.07 },
  maxGuests: 4,
  bedrooms: 2,
  registrationNumber: '1/AL',
  reviews: { count: 0, average: null },
  photo: undefined,
  fromPrice: 10_000,
};

const search = {
  startDate: '2027-05-03',
  endDate: '2027-05-06',
  guestCount: 2,
  query: '?from=2027-05-03&to=2027-05-06&guests=2',
};
const { query: _, ...searchedStay } = search;
const stay = { ...searchedStay, nights: 3 };
const free = { id: offer.id, total: { amount: 30_000, currency: 'EUR' as const } };
const taken = { id: offer.id, obstacle: { reason: 'taken' as const } };

const loads = (answer: Loaded['answer'], words: string, variant: string) =>
  defineAnswer(
    'loadOffers',
    { offers: [offer], search: variant === 'some' || variant === 'unclear' ? undefined : search, answer },
    words,
    variant,
  );

export const landingModel = defineModel({
  machine: landingMachine,
  input: { featured: ['casa-azul'], query: '' },
  events: [
    loads('unasked', 'the host returns the properties', 'some'),
    loads({ ...stay, units: [free] }, 'some properties are free on the dates', 'free'),
    loads({ ...stay, units: [taken] }, 'no property is free on the dates', 'taken'),
    loads('unclear', 'the dates are not valid', 'unclear'),
    loads('unsearchable', 'the host cannot search all properties together', 'unsearchable'),
    loads('unanswered', 'the search fails', 'unanswered'),
    defineAnswer(
      'loadOffers',
      { offers: [], search: undefined, answer: 'unasked' },
      'the site has no property',
      'none',
    ),
    failed('loadOffers', 'unreachable', 'the host cannot be reached'),
    defineDelay('loadingTimeout', 'landing.loading', loadingTimeout, 'loading takes too long'),
    toReceivedEvent(
      defineUserEvent<typeof landingMachine>({ type: 'connection.returned' }, 'the connection returns'),
    ),
    defineUserEvent<typeof landingMachine>({ type: 'retry.requested' }, 'the visitor tries again'),
  ],
  mainPath: ['loadOffers.answered.some'],
});
