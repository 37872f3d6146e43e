import { sampleQuote } from '../../../../machines/booking/booking.samples.ts';
import { asked, full, goes, noFailure, recalled, stays, tried } from './full.ts';

/** The dates and the price. */

const noQuote = { quote: undefined, ...noFailure, attempt: 4 };

const chosen = { startDate: '2027-05-03', endDate: '2027-05-06', guestCount: 5 };

/** Other dates are another question: what was said of the ones before is forgotten. */
const datesCanBeChosen = {
  'stay.changed': goes('dates.pricing', { stay: chosen, ...noQuote }),
  'stay.changed.half': goes('dates.halfChosen', { stay: { ...chosen, endDate: '' }, ...noQuote }),
  'stay.changed.none': goes('dates.choosing', {
    stay: { startDate: '', endDate: '', guestCount: 5 },
    ...noQuote,
  }),
};

const inDates = {
  ...recalled,
  ...datesCanBeChosen,
  'guests.changed': goes('dates.pricing', { stay: { ...full.stay, guestCount: 3 }, ...noQuote }),
  // The violation of the name goes, the one of the address stays.
  'details.changed': stays({
    details: { ...full.details, firstName: 'Ana' },
    violations: full.violations.slice(1),
  }),
} as const;

/** Of the ways to pay the one chosen before is offered no more, so the first one is taken. */
const priced = {
  quote: sampleQuote,
  details: { ...full.details, paymentOptionId: 'now' },
  ...noFailure,
};

const withoutBothDates = {
  ...inDates,
  'guests.changed': stays({ stay: { ...full.stay, guestCount: 3 }, ...noQuote }),
} as const;

export const dates = tried(full, {
  'dates.choosing': { first: 'begins', tags: ['settled'], on: withoutBothDates },
  'dates.halfChosen': {
    first: ['dates.choosing', 'stay.changed.half'],
    tags: ['settled'],
    on: withoutBothDates,
  },
  'dates.pricing': {
    first: ['dates.choosing', 'stay.changed'],
    tags: ['waiting'],
    calls: { previewPrice: ['previewPrice', asked('previewPrice')] },
    on: inDates,
    answers: { 'previewPrice.answered': goes('dates.priced', priced) },
    fails: {
      previewPrice: {
        'dates-unavailable': (why) => goes('dates.unavailable', why),
        'validation-failed': (why) => goes('dates.impossible', why),
        otherwise: (why) => goes('dates.notPriced', why),
      },
    },
  },
  'dates.priced': {
    first: ['dates.pricing', 'previewPrice.answered'],
    on: { ...inDates, 'booking.begun': goes('form.editing') },
  },
  'dates.unavailable': {
    first: ['dates.pricing', 'previewPrice.failed.dates-unavailable'],
    tags: ['failed'],
    on: inDates,
  },
  'dates.impossible': {
    first: ['dates.pricing', 'previewPrice.failed.validation-failed'],
    tags: ['failed'],
    on: inDates,
  },
  'dates.notPriced': {
    first: ['dates.pricing', 'previewPrice.failed.unreachable'],
    tags: ['failed'],
    on: { ...inDates, 'price.requested': goes('dates.pricing') },
  },
});

/** Where somebody else took the nights, only other dates lead on. */
export const otherDates = { ...recalled, ...datesCanBeChosen };

export const newPrice = priced;
