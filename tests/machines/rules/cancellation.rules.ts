import type { cancellationMachine } from '../../../machines/cancellation/cancellation.machine.ts';
import { sampleVisit } from '../../../machines/shared/reservation.samples.ts';
import { link } from './link.ts';
import { rulesFor, type Rules } from './rule.ts';
import { noReason, waiting } from './why.ts';

const { goes, stays, tried } = rulesFor<typeof cancellationMachine>();

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
  'reservation.updated.cancelled': goes('cancelled', terms),
  'reservation.updated.open': goes('available', terms),
  'reservation.updated.begun': goes('unavailable', terms),
};

/** The buttons of the question are gone once it is answered. */
const ledToTheOutcome = { uiEffect: { type: 'focus.requested', on: 'cancellation' } } as const;

const whileConfirming = {
  'cancellation.confirmed': goes('cancelling'),
  'cancellation.dismissed': goes('available', {}, ledToTheOutcome),
  'reservation.updated.cancelled': goes('cancelled', terms, ledToTheOutcome),
  'reservation.updated.open': stays(terms),
  'reservation.updated.begun': goes('unavailable', terms, ledToTheOutcome),
};

const updatedTerms = { ...terms, ...noReason };

const states = tried(
  { ...link, attempt: 3, refund: shown, paid: 20_000, isHold: true, policies: [], ...waiting },
  {
    loading: { first: 'begins', tags: ['waiting'], on: onUpdate },
    available: {
      first: ['loading', 'reservation.updated.open'],
      tags: ['settled'],
      on: { ...onUpdate, 'cancellation.begun': goes('confirming') },
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
        'cancelReservation.answered': goes(
          'cancelled',
          { refund: { percentage: 100, total: euros(30_000) }, ...noReason },
          'reportChange',
          ledToTheOutcome,
        ),
      },
      fails: {
        cancelReservation: {
          'terms-changed': ({ failure, retryAfter }) =>
            goes('reassessing', { failure, retryAfter, attempt: 4 }),
          'wrong-state': ({ failure, retryAfter }) =>
            goes('reassessing', { failure, retryAfter, attempt: 4 }),
          otherwise: ({ failure, retryAfter }) => goes('notCancelled', { failure, retryAfter }),
        },
      },
    },
    reassessing: {
      first: ['cancelling', 'cancelReservation.failed.terms-changed'],
      tags: ['waiting'],
      calls: { loadReservation: ['loadReservation', link] },
      answers: {
        'loadReservation.answered.cancelled': goes(
          'cancelled',
          updatedTerms,
          'reportChange',
          ledToTheOutcome,
        ),
        'loadReservation.answered.open': goes('termsChanged', updatedTerms, 'reportChange'),
        'loadReservation.answered.begun': goes('unavailable', updatedTerms, 'reportChange', ledToTheOutcome),
      },
      fails: {
        loadReservation: {
          otherwise: ({ failure, retryAfter }) => goes('notCancelled', { failure, retryAfter }),
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
        'cancellation.dismissed': goes('available', {}, 'reportChange', ledToTheOutcome),
      },
    },
    cancelled: { first: ['cancelling', 'cancelReservation.answered'], tags: ['settled'] },
    unavailable: { first: ['loading', 'reservation.updated.begun'], tags: ['settled'], on: onUpdate },
  },
);

/** What each event does in each state of a cancellation. */
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
