import { outcomes } from '../outcomes.ts';
import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { BookingDraft } from '../../../../machines/dashboard/phoneBooking/draft.ts';
import type { phoneBookingMachine } from '../../../../machines/dashboard/phoneBooking/phoneBooking.machine.ts';
import {
  createdBooking,
  emptyDraft,
  freeOffer,
  takenOffer,
} from '../../../../machines/dashboard/phoneBooking/phoneBooking.samples.ts';
import { sampleQuote } from '../../../../machines/shared/quote.samples.ts';
import { focusField, focusPage, rulesFor, type Rules } from '../rule.ts';
import { noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof phoneBookingMachine>();

const nothingWrong = { ...noReason, violations: [] };
const ofEmail = toViolation('guest.email', 'email');
const ofName = toViolation('guest.firstName', 'blank');
const typed = 'marie@example.com';

const draft: BookingDraft = {
  ...emptyDraft,
  hasOwnPrice: true,
  nightsPrice: '240,50',
  cleaningPrice: '1.030',
  firstName: 'Rita',
  lastName: 'Alves',
  email: 'rita@example',
  phonePrefix: '+351',
  phone: '912 345 678',
  note: 'A cot',
  payBy: 'received',
  until: '2027-06-01',
  receivedAs: 'transfer',
  amount: '100',
};

const stay = {
  unit: 'casa-do-limoeiro',
  startDate: '2027-05-03',
  endDate: '2027-05-06',
  guests: 2,
  locale: 'en',
} as const;
const terms = {
  ...stay,
  price: { nights: 24_050, cleaning: 103_000 },
  payment: { by: 'received', as: 'transfer', amount: 10_000 },
} as const;
const booking = {
  ...terms,
  guest: {
    firstName: 'Rita',
    lastName: 'Alves',
    email: 'rita@example',
    phonePrefix: '+351',
    phone: '912 345 678',
  },
  specialRequests: 'A cot',
  expectedTotal: 1000,
};

const incomplete = { ...noReason, violations: [ofEmail], refusals: 6 };
const changed = { draft: { ...draft, email: typed }, attempt: 4 };
const toTaken = leadsTo('stay.taken', { obstacles: takenOffer.obstacles, ...nothingWrong });

type Step = 'stay' | 'price' | 'guest' | 'payment';
type Next = Parameters<typeof leadsTo>[0];

/** The host fills in a step; messages about other fields stay. */
const whileTyping = { 'draft.changed': unchanged({ ...changed, violations: [ofName] }) };
const whileCorrecting = (step: 'stay' | 'payment') => ({
  'draft.changed': leadsTo(`${step}.editing`, { ...changed, ...nothingWrong }),
  'step.submitted': leadsTo(`${step}.checking`, nothingWrong),
});

/** In the step of the guest, the host can type at once. */
const focusStep = (step: Next) => (step === 'guest.editing' ? focusField : focusPage);

/** The host finishes a step. */
const finishing = (step: Step, next: Next, isCheckedHere = false) => ({
  'step.submitted': leadsTo(next, nothingWrong, ...(isCheckedHere ? [] : [focusStep(next)])),
  'step.submitted.incomplete': leadsTo(`${step}.incomplete`, incomplete),
});

const returning = (previous: Next) => ({
  'step.returned': leadsTo(previous, nothingWrong, focusStep(previous)),
});

const inStay = finishing('stay', 'stay.checking', true);
const inPrice = { ...whileTyping, ...finishing('price', 'guest.editing'), ...returning('stay.editing') };
const inGuest = { ...whileTyping, ...finishing('guest', 'payment.editing'), ...returning('price.editing') };
const inPayment = { ...finishing('payment', 'payment.checking', true), ...returning('guest.editing') };
const inSummary = { 'booking.confirmed': leadsTo('summary.sending'), ...returning('payment.editing') };

const states = defineRules(
  {
    visitId: 'v7',
    today: '2027-01-01',
    draft,
    quote: undefined,
    agreed: { ...sampleQuote, total: { amount: 1000, currency: 'EUR' } },
    obstacles: [],
    refusals: 5,
    attempt: 3,
    created: undefined,
    violations: [ofName, ofEmail],
    ...waiting,
  },
  {
    'stay.editing': { path: 'initial', on: { ...whileTyping, ...inStay } },
    'stay.incomplete': {
      path: ['stay.editing', 'step.submitted.incomplete'],
      on: { ...whileTyping, ...inStay },
    },
    'stay.checking': {
      path: ['stay.editing', 'step.submitted'],
      tags: ['waiting'],
      calls: { checkStay: ['offerBooking', { ...stay, payment: { by: 'arrival' } }] },
      answers: {
        'checkStay.answered': leadsTo(
          'price.editing',
          { quote: freeOffer.quote, draft: { ...draft, until: '2027-05-03' }, ...nothingWrong },
          focusPage,
        ),
        'checkStay.answered.taken': toTaken,
      },
      fails: {
        checkStay: {
          'command-refused': (failure) => leadsTo('stay.impossible', failure),
          otherwise: (failure) => leadsTo('stay.failed', failure),
        },
      },
    },
    'stay.taken': {
      path: ['stay.checking', 'checkStay.answered.taken'],
      on: whileCorrecting('stay'),
    },
    'stay.impossible': {
      path: ['stay.checking', 'checkStay.failed.command-refused'],
      tags: ['failed'],
      on: whileCorrecting('stay'),
    },
    'stay.failed': {
      path: ['stay.checking', 'checkStay.failed.unreachable'],
      tags: ['failed'],
      on: whileCorrecting('stay'),
    },
    'price.editing': { path: ['stay.checking', 'checkStay.answered'], on: inPrice },
    'price.incomplete': { path: ['price.editing', 'step.submitted.incomplete'], on: inPrice },
    'guest.editing': { path: ['price.editing', 'step.submitted'], on: inGuest },
    'guest.incomplete': { path: ['guest.editing', 'step.submitted.incomplete'], on: inGuest },
    'payment.editing': {
      path: ['guest.editing', 'step.submitted'],
      on: { ...whileTyping, ...inPayment },
    },
    'payment.incomplete': {
      path: ['payment.editing', 'step.submitted.incomplete'],
      on: { ...whileTyping, ...inPayment },
    },
    'payment.checking': {
      path: ['payment.editing', 'step.submitted'],
      tags: ['waiting'],
      calls: { checkPayment: ['offerBooking', terms] },
      answers: {
        'checkPayment.answered': leadsTo(
          'summary.shown',
          { agreed: freeOffer.quote, attempt: 4, ...nothingWrong },
          focusPage,
        ),
        'checkPayment.answered.taken': toTaken,
      },
      fails: {
        checkPayment: {
          'command-refused': (failure) => leadsTo('payment.impossible', failure),
          otherwise: (failure) => leadsTo('payment.failed', failure),
        },
      },
    },
    'payment.impossible': {
      path: ['payment.checking', 'checkPayment.failed.command-refused'],
      tags: ['failed'],
      on: { ...whileCorrecting('payment'), ...returning('guest.editing') },
    },
    'payment.failed': {
      path: ['payment.checking', 'checkPayment.failed.unreachable'],
      tags: ['failed'],
      on: { ...whileCorrecting('payment'), ...returning('guest.editing') },
    },
    'summary.shown': { path: ['payment.checking', 'checkPayment.answered'], on: inSummary },
    'summary.sending': {
      path: ['summary.shown', 'booking.confirmed'],
      tags: ['waiting'],
      calls: { createBooking: ['createBooking', { booking, idempotencyKey: 'v7:createBooking:3' }] },
      answers: {
        'createBooking.answered': leadsTo('created', { created: createdBooking, ...nothingWrong }, focusPage),
      },
      fails: {
        createBooking: outcomes(
          (failure) => leadsTo('summary.rejected', { ...failure, attempt: 4 }),
          (failure) => leadsTo('summary.failed', failure),
          {
            'proof-required': (failure) => leadsTo('summary.proving', failure),
            'command-refused': (failure) => leadsTo('summary.checking', failure),
            'too-many-requests': (failure) => leadsTo('summary.tooMany', failure),
          },
        ),
      },
    },
    'summary.proving': {
      path: ['summary.sending', 'createBooking.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('summary.sending', nothingWrong, focusPage),
        'proof.answered.abandoned': leadsTo('summary.shown', nothingWrong, focusPage),
      },
    },
    'summary.checking': {
      path: ['summary.sending', 'createBooking.failed.command-refused'],
      tags: ['waiting'],
      calls: { recheckBooking: ['offerBooking', terms] },
      answers: {
        'recheckBooking.answered': leadsTo('summary.changed', {
          agreed: freeOffer.quote,
          attempt: 4,
          ...nothingWrong,
        }),
        'recheckBooking.answered.taken': toTaken,
      },
      fails: {
        recheckBooking: {
          'command-refused': (failure) => leadsTo('payment.impossible', failure),
          otherwise: (failure) => leadsTo('summary.failed', failure),
        },
      },
    },
    'summary.changed': { path: ['summary.checking', 'recheckBooking.answered'], on: inSummary },
    'summary.tooMany': {
      path: ['summary.sending', 'createBooking.failed.too-many-requests'],
      tags: ['failed'],
      on: inSummary,
    },
    'summary.rejected': {
      path: ['summary.sending', 'createBooking.failed.forbidden'],
      tags: ['failed'],
      on: inSummary,
    },
    'summary.failed': {
      path: ['summary.sending', 'createBooking.failed.unreachable'],
      tags: ['failed'],
      on: inSummary,
    },
    created: { path: ['summary.sending', 'createBooking.answered'] },
  },
);

/** The effect of each event in each state of a booking by phone. */
export const phoneBookingRules: Rules<typeof phoneBookingMachine> = {
  initial: {
    in: 'stay.editing',
    with: {
      visitId: 'visit',
      today: '2027-01-01',
      draft: emptyDraft,
      quote: undefined,
      agreed: undefined,
      obstacles: [],
      refusals: 0,
      attempt: 0,
      created: undefined,
      ...nothingWrong,
    },
  },
  states,
};
