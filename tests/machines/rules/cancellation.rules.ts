import type { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import { sampleVisit } from '../../../machines/shared/reservation.samples.ts';
import { link } from './link.ts';
import { rulesFor, type Rules } from './rule.ts';
import { noReason, waiting } from './why.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof cancellationMachine>();

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

const shown = { percentage: 50, total: euros(15_000) };

/** Other terms than were shown before are another question. */
const terms = {
  refund: { percentage: 100, total: euros(30_000) },
  paid: 30_000,
  isHold: false,
  policies: [{ refundPercentage: 100, cancelBefore: '2027-04-26T15:00:00+01:00' }],
  attempt: 4,
};

const onUpdate = {
  'reservation.updated.cancelled': leadsTo('cancelled', terms),
  'reservation.updated.open': leadsTo('available', terms),
  'reservation.updated.begun': leadsTo('unavailable', terms),
};

/** The buttons of the question are gone once it is answered. */
const ledToTheOutcome = { uiEffect: { type: 'focus.requested', on: 'cancellation' } } as const;

const whileConfirming = {
  'cancellation.confirmed': leadsTo('cancelling'),
  'cancellation.dismissed': leadsTo('available', {}, ledToTheOutcome),
  'reservation.updated.cancelled': leadsTo('cancelled', terms, ledToTheOutcome),
  'reservation.updated.open': unchanged(terms),
  'reservation.updated.begun': leadsTo('unavailable', terms, ledToTheOutcome),
};

const updatedTerms = { ...terms, ...noReason };

const states = defineRules(
  { ...link, attempt: 3, refund: shown, paid: 20_000, isHold: true, policies: [], ...waiting },
  {
    loading: { first: 'begins', tags: ['waiting'], on: onUpdate },
    available: {
      first: ['loading', 'reservation.updated.open'],
      tags: ['settled'],
      on: { ...onUpdate, 'cancellation.begun': leadsTo('confirming') },
    },
    confirming: { first: ['available', 'cancellation.begun'], tags: ['settled'], on: whileConfirming },
    cancelling: {
      first: ['confirming', 'cancellation.confirmed'],
      tags: ['waiting'],
      calls: {
        cancelReservation: [
          'cancelReservation',
          {
            reservationId: 'held',
            token: 'key',
            expectedRefund: 15_000,
            expectedPaid: 20_000,
            onlyUnpaid: true,
            idempotencyKey: 'v7:cancelReservation:3',
          },
        ],
      },
      answers: {
        'cancelReservation.answered': leadsTo(
          'cancelled',
          { refund: { percentage: 100, total: euros(30_000) }, ...noReason },
          'reportChange',
          ledToTheOutcome,
        ),
      },
      fails: {
        cancelReservation: {
          'terms-changed': ({ failure, retryAfter }) =>
            leadsTo('reassessing', { failure, retryAfter, attempt: 4 }),
          'wrong-state': ({ failure, retryAfter }) =>
            leadsTo('reassessing', { failure, retryAfter, attempt: 4 }),
          otherwise: ({ failure, retryAfter }) => leadsTo('notCancelled', { failure, retryAfter }),
        },
      },
    },
    reassessing: {
      first: ['cancelling', 'cancelReservation.failed.terms-changed'],
      tags: ['waiting'],
      calls: { loadReservation: ['loadReservation', link] },
      answers: {
        'loadReservation.answered.cancelled': leadsTo(
          'cancelled',
          updatedTerms,
          'reportChange',
          ledToTheOutcome,
        ),
        'loadReservation.answered.open': leadsTo('termsChanged', updatedTerms, 'reportChange'),
        'loadReservation.answered.begun': leadsTo(
          'unavailable',
          updatedTerms,
          'reportChange',
          ledToTheOutcome,
        ),
      },
      fails: {
        loadReservation: {
          otherwise: ({ failure, retryAfter }) => leadsTo('notCancelled', { failure, retryAfter }),
        },
      },
    },
    termsChanged: {
      first: ['reassessing', 'loadReservation.answered.open'],
      tags: ['failed'],
      on: whileConfirming,
    },
    notCancelled: {
      first: ['cancelling', 'cancelReservation.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...whileConfirming,
        'cancellation.dismissed': leadsTo('available', {}, 'reportChange', ledToTheOutcome),
      },
    },
    cancelled: { first: ['cancelling', 'cancelReservation.answered'], tags: ['settled'] },
    unavailable: { first: ['loading', 'reservation.updated.begun'], tags: ['settled'], on: onUpdate },
  },
);

/** The rules for each event in each state of a cancellation. */
export const cancellationRules: Rules<typeof cancellationMachine> = {
  begins: {
    in: 'loading',
    with: {
      ...sampleVisit,
      attempt: 1,
      refund: undefined,
      paid: 0,
      isHold: false,
      policies: [],
      ...noReason,
    },
  },
  provided: ['reportChange'],
  states,
};
