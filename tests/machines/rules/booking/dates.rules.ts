import { sampleQuote } from '../../../../machines/shared/quote.samples.ts';
import { sampleLink, sampleStored } from '../../../../machines/booking/booking.samples.ts';
import type { SentEffect } from '../rule.ts';
import type { ResumeTarget } from '../../../../machines/booking/stored.ts';
import { requested, full, leadsTo, noFailure, ownFound, recalled, unchanged, defineRules } from './full.ts';

/** The dates and the price. */

/** The pressed button that offered dates has disappeared: the focus moves to their price. */
const focusPrice: SentEffect = { uiEffect: { type: 'focus.requested', on: 'price' } };

const noQuote = { quote: undefined, ...noFailure, attempt: 4 };

const chosen = { startDate: '2027-05-03', endDate: '2027-05-06', guestCount: 5 };

/** Other dates are another question: what was said of the ones before is forgotten. */
const datesAreChosen = (...sends: SentEffect[]) => ({
  'stay.changed': leadsTo('dates.pricing', { stay: chosen, ...noQuote }, ...sends),
  'stay.changed.half': leadsTo(
    'dates.halfChosen',
    { stay: { ...chosen, endDate: '' }, ...noQuote },
    ...sends,
  ),
  'stay.changed.none': leadsTo(
    'dates.choosing',
    { stay: { startDate: '', endDate: '', guestCount: 5 }, ...noQuote },
    ...sends,
  ),
});

/** Restores the stored data, except the language of the e-mails: that is the language of the page. */
const remembers = (
  where: Exclude<ResumeTarget, 'resuming' | 'redirecting' | 'dates.choosing'>,
  report: string,
) => {
  const { details, ...stored } = sampleStored(where)!.context;
  const taken = { ...stored, details: { ...details, locale: 'pt' as const } };
  return { [`booking.recalled.${where}`]: leadsTo(where, taken, 'reportRecalledDetails', report) };
};

const withLink = { number: '', sentTo: '', attemptsLeft: undefined, ...sampleLink };

const whatIsRemembered = {
  'booking.recalled': leadsTo(
    'resuming.asking',
    { reservation: withLink },
    'reportRecalledDetails',
    'reportBookingFound',
  ),
  'booking.recalled.confirmed': leadsTo(
    'redirecting.underWay',
    { reservation: withLink },
    'reportRecalledDetails',
    'reportBookingFound',
  ),
  'booking.recalled.dates.choosing': leadsTo(
    'dates.choosing',
    { reservation: undefined },
    'reportRecalledDetails',
    'reportNoBookingFound',
  ),
  ...remembers('dates.halfChosen', 'reportNoBookingFound'),
  ...remembers('dates.pricing', 'reportNoBookingFound'),
  ...remembers('dates.priced', 'reportNoBookingFound'),
  ...remembers('form.editing', 'reportBookingFound'),
  ...remembers('form.creating', 'reportBookingFound'),
  ...remembers('form.refused', 'reportBookingFound'),
  ...remembers('form.datesTaken', 'reportBookingFound'),
  ...remembers('form.repricing', 'reportBookingFound'),
  ...remembers('form.termsChanged', 'reportBookingFound'),
  ...remembers('form.noMoreHolds', 'reportBookingFound'),
  ...remembers('form.notCreated', 'reportBookingFound'),
};

const inDates = {
  ...recalled,
  ...datesAreChosen(),
  'guests.changed': leadsTo('dates.pricing', { stay: { ...full.stay, guestCount: 3 }, ...noQuote }),
  // Somebody is named already.
  'guest.recalled': unchanged(),
} as const;

/** Of the ways to pay the one chosen before is offered no more, so the first one is taken. */
const priced = {
  quote: sampleQuote,
  details: { ...full.details, paymentOptionId: 'now' },
  ...noFailure,
};

const withoutBothDates = {
  ...inDates,
  'guests.changed': unchanged({ stay: { ...full.stay, guestCount: 3 }, ...noQuote }),
} as const;

export const dates = defineRules(full, {
  'dates.choosing': { path: 'initial', tags: ['settled'], on: { ...withoutBothDates, ...whatIsRemembered } },
  'dates.halfChosen': {
    path: ['dates.choosing', 'stay.changed.half'],
    tags: ['settled'],
    on: withoutBothDates,
  },
  'dates.pricing': {
    path: ['dates.choosing', 'stay.changed'],
    tags: ['waiting'],
    calls: { previewPrice: ['previewPrice', requested('previewPrice')] },
    on: inDates,
    answers: { 'previewPrice.answered': leadsTo('dates.priced', priced) },
    fails: {
      previewPrice: {
        'dates-unavailable': (failure) => leadsTo('dates.unavailable', failure, 'reportNightsTaken'),
        'validation-failed': (failure) => leadsTo('dates.impossible', failure),
        otherwise: (failure) => leadsTo('dates.notPriced', failure),
      },
    },
  },
  'dates.priced': {
    path: ['dates.pricing', 'previewPrice.answered'],
    on: { ...inDates, 'booking.begun': leadsTo('form.editing') },
  },
  'dates.unavailable': {
    path: ['dates.pricing', 'previewPrice.failed.dates-unavailable'],
    tags: ['failed'],
    on: { ...inDates, ...ownFound, ...datesAreChosen(focusPrice) },
  },
  'dates.impossible': {
    path: ['dates.pricing', 'previewPrice.failed.validation-failed'],
    tags: ['failed'],
    on: { ...inDates, ...datesAreChosen(focusPrice) },
  },
  'dates.notPriced': {
    path: ['dates.pricing', 'previewPrice.failed.unreachable'],
    tags: ['failed'],
    on: {
      ...inDates,
      'price.requested': leadsTo('dates.pricing'),
      'connection.returned': leadsTo('dates.pricing'),
    },
  },
});

/** Other dates are the only next step when another guest took the nights. */
export const otherDates = { ...recalled, ...datesAreChosen('reportDates') };

export const newPrice = priced;
