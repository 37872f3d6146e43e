import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent, defineDelay } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { loadingTimeout } from '../shared/loading.ts';
import { landingMachine, type Loaded, type Offer } from './landing.machine.ts';

const offer: Offer = {
  id: 'casa-azul',
  name: 'Casa Azul',
  summary: 'A house by the sea',
  location: { city: 'Nazaré', country: 'Portugal' },
  maxGuests: 4,
  bedrooms: 2,
  registrationNumber: '1/AL',
  reviews: { count: 0, average: null },
  lowestRate: 10_000,
};

const search = {
  startDate: '2027-05-03',
  endDate: '2027-05-06',
  guestCount: 2,
  query: '?from=2027-05-03&to=2027-05-06&guests=2',
};
const { query: _, ...searchedStay } = search;
const answerFor = (freeUnitCount: number): Loaded['answer'] => ({
  ...searchedStay,
  nights: 3,
  freeUnitCount,
});
const free: Offer = { ...offer, total: { amount: 30_000, currency: 'EUR' } };
const taken: Offer = { ...offer, obstacle: { reason: 'taken' } };

const loads = (
  answer: Loaded['answer'],
  words: string,
  variant: string,
  offers: readonly Offer[] = [offer],
) =>
  defineAnswer(
    'loadOffers',
    {
      page: 1,
      unitCount: offers.length,
      maxGuests: 4,
      offers,
      search: ['some', 'unclear', 'none'].includes(variant) ? undefined : search,
      answer,
    },
    words,
    variant,
  );

export const landingModel = defineModel({
  machine: landingMachine,
  input: { query: '' },
  events: [
    loads('unasked', 'the host returns the properties', 'some'),
    loads(answerFor(1), 'some properties are free on the dates', 'free', [free]),
    loads(answerFor(0), 'no property is free on the dates', 'taken', [taken]),
    loads('unclear', 'the dates are not valid', 'unclear'),
    loads('unsearchable', 'the host cannot search all properties together', 'unsearchable'),
    loads('unanswered', 'the search fails', 'unanswered'),
    loads('unasked', 'the site has no property', 'none', []),
    failed('loadOffers', 'unreachable', 'the host cannot be reached'),
    defineDelay('loadingTimeout', 'landing.loading', loadingTimeout, 'loading takes too long'),
    toReceivedEvent(
      defineUserEvent<typeof landingMachine>({ type: 'connection.returned' }, 'the connection returns'),
    ),
    defineUserEvent<typeof landingMachine>({ type: 'retry.requested' }, 'the visitor tries again'),
    toReceivedEvent(
      defineUserEvent<typeof landingMachine>({ type: 'page.opened' }, 'the page is on the screen'),
    ),
    toReceivedEvent(
      defineUserEvent<typeof landingMachine>(
        { type: 'stay.recalled', stay: search },
        'this tab remembers a stay',
      ),
    ),
  ],
  mainPath: ['loadOffers.answered.some'],
});
