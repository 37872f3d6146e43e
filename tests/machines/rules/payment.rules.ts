import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { sampleVisit } from '../../../machines/reservation/reservation.samples.ts';
import { link } from './link.ts';
import { rulesFor, type Rules } from './rule.ts';

const { goes, tried } = rulesFor<typeof paymentMachine>();

const ofTheUnit = { unitId: 'casa-azul' };

const whenTold = {
  'reservation.told.open': goes('settled', ofTheUnit),
  'reservation.told.uncharged': goes('due', ofTheUnit),
};

const states = tried(
  { ...link, unitId: 'unit', attempt: 3, checkout: 'http://localhost/earlier', failure: 'unavailable' },
  {
    loading: { first: 'begins', tags: ['waiting'], on: whenTold },
    settled: { first: ['loading', 'reservation.told.open'], tags: ['settled'], on: whenTold },
    due: {
      first: ['loading', 'reservation.told.uncharged'],
      tags: ['settled'],
      on: { ...whenTold, 'payment.requested': goes('creatingCheckout') },
    },
    creatingCheckout: {
      first: ['due', 'payment.requested'],
      tags: ['waiting'],
      calls: {
        createCheckout: [
          'createCheckout',
          { unitId: 'unit', reservationId: 'held', token: 'key', idempotencyKey: 'v7:createCheckout:3' },
        ],
      },
      answers: {
        'createCheckout.answered': goes('leaving', {
          checkout: 'http://localhost/sandbox/checkout/session',
          failure: undefined,
          attempt: 4,
        }),
      },
      fails: {
        createCheckout: {
          'wrong-state': ({ failure }) => goes('loading', { failure, attempt: 4 }, 'reportChange'),
          otherwise: ({ failure }) => goes('notRedirected', { failure }),
        },
      },
    },
    leaving: {
      first: ['creatingCheckout', 'createCheckout.answered'],
      tags: ['waiting'],
      calls: { leaveForGateway: ['leaveForGateway', 'http://localhost/earlier'] },
      on: whenTold,
      fails: { leaveForGateway: { otherwise: ({ failure }) => goes('notRedirected', { failure }) } },
    },
    notRedirected: {
      first: ['creatingCheckout', 'createCheckout.failed.payment-gateway'],
      tags: ['failed'],
      on: { ...whenTold, 'payment.requested': goes('creatingCheckout') },
    },
  },
);

/** What each event does in each state of the payment of what could not be charged. */
export const paymentRules: Rules<typeof paymentMachine> = {
  begins: {
    in: 'loading',
    with: { ...sampleVisit, unitId: '', attempt: 1, checkout: undefined, failure: undefined },
  },
  provided: ['reportChange'],
  states,
};
