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
import { focusField, focusPage, rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof phoneBookingMachine>();

const nothingWrong = { ...noReason, violations: [] };
const ofEmail = toViolation('guest.email', 'email');
const ofName = toViolation('guest.name', 'blank');
const ofPrice = toViolation('price.nights', 'not_a_number');
const typed = 'marie@example.com';

const draft: BookingDraft = {
  ...emptyDraft,
  hasOwnPrice: true,
  nightsPrice: '240,50',
  cleaningPrice: '1.030',
  name: 'Rita Alves',
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
  source: 'phone',
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

type Step = 'stay' | 'guest';
type Next = Parameters<typeof leadsTo>[0];

/** The host fills in a step; messages about other fields stay. */
const whileTyping = {
  'draft.changed': unchanged({ ...changed, violations: [ofName] }),
};
const whileCorrecting = {
  'draft.changed': leadsTo('stay.editing', { ...changed, ...nothingWrong }),
  'step.submitted': leadsTo('stay.checking', nothingWrong),
};

/** The host finishes a step. */
const finishing = (step: Step, next: Next, ...sends: SentEffect[]) => ({
  'step.submitted': leadsTo(next, nothingWrong, ...sends),
  'step.submitted.incomplete': leadsTo(`${step}.incomplete`, incomplete),
});

const inStay = finishing('stay', 'stay.checking');
const inGuest = {
  ...whileTyping,
  ...finishing('guest', 'payment.checking', focusPage),
  'step.returned': leadsTo('stay.editing', nothingWrong, focusPage),
};

/** The host changes the payment, which is checked again after a pause. */
const repaying = {
  'payment.changed': leadsTo('payment.outdated', { draft: { ...draft, payBy: 'arrival' }, attempt: 4 }),
  'payment.changed.incomplete': leadsTo('payment.editing', { attempt: 4 }),
};
const whilePaying = {
  ...repaying,
  'step.returned': leadsTo('guest.editing', nothingWrong, focusField),
};

/** The button that makes the booking. */
const whileCheckingAgain = {
  ...whilePaying,
  'booking.confirmed': leadsTo('payment.checking', nothingWrong),
};
const inSummary = { ...whilePaying, 'booking.confirmed': leadsTo('summary.sending', nothingWrong) };
const whileIncomplete = {
  ...whilePaying,
  'booking.confirmed': leadsTo('payment.incomplete', { ...noReason, violations: [ofPrice], refusals: 6 }),
};

const states = defineRules(
  {
    visitId: 'v7',
    today: '2027-01-01',
    draft,
    resumedStep: 'stay',
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
    'stay.editing': {
      path: 'initial',
      on: {
        ...whileTyping,
        ...inStay,
        'booking.resumed': leadsTo('payment.checking'),
        'booking.resumed.guest': leadsTo('stay.checking'),
      },
    },
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
          'guest.editing',
          { quote: freeOffer.quote, draft: { ...draft, until: '2027-05-03' }, ...nothingWrong },
          focusField,
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
      on: whileCorrecting,
    },
    'stay.impossible': {
      path: ['stay.checking', 'checkStay.failed.command-refused'],
      tags: ['failed'],
      on: whileCorrecting,
    },
    'stay.failed': {
      path: ['stay.checking', 'checkStay.failed.unreachable'],
      tags: ['failed'],
      on: whileCorrecting,
    },
    'guest.editing': { path: ['stay.checking', 'checkStay.answered'], on: inGuest },
    'guest.incomplete': { path: ['guest.editing', 'step.submitted.incomplete'], on: inGuest },
    'payment.checking': {
      path: ['guest.editing', 'step.submitted'],
      tags: ['waiting'],
      on: repaying,
      calls: { checkPayment: ['offerBooking', terms] },
      answers: {
        'checkPayment.answered': leadsTo('payment.shown', {
          agreed: freeOffer.quote,
          attempt: 4,
          ...nothingWrong,
        }),
        'checkPayment.answered.taken': toTaken,
      },
      fails: {
        checkPayment: {
          'command-refused': (failure) => leadsTo('payment.impossible', failure),
          'validation-failed': (failure) => leadsTo('payment.editing', failure),
          otherwise: (failure) => leadsTo('payment.failed', failure),
        },
      },
    },
    'payment.shown': { path: ['payment.checking', 'checkPayment.answered'], on: inSummary },
    'payment.outdated': {
      path: ['payment.shown', 'payment.changed'],
      on: repaying,
      after: [400, leadsTo('payment.checking')],
    },
    'payment.editing': { path: ['payment.shown', 'payment.changed.incomplete'], on: whileIncomplete },
    'payment.incomplete': {
      path: ['payment.editing', 'booking.confirmed'],
      on: whileIncomplete,
    },
    'payment.impossible': {
      path: ['payment.checking', 'checkPayment.failed.command-refused'],
      tags: ['failed'],
      on: whileCheckingAgain,
    },
    'payment.failed': {
      path: ['payment.checking', 'checkPayment.failed.unreachable'],
      tags: ['failed'],
      on: whileCheckingAgain,
    },
    'summary.sending': {
      path: ['payment.shown', 'booking.confirmed'],
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
        'proof.answered.abandoned': leadsTo('payment.shown', nothingWrong, focusPage),
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
      resumedStep: 'stay',
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
