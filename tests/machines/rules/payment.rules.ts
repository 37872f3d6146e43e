import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { sampleVisit } from '../../../machines/shared/reservation.samples.ts';
import { link } from './link.ts';
import { rulesFor, type Rules } from './rule.ts';
import { noReason, waiting } from './why.ts';

const { leadsTo, defineRules } = rulesFor<typeof paymentMachine>();

const ofTheUnit = { unitId: 'casa-azul' };

const onUpdate = {
  'reservation.updated.open': leadsTo('settled', ofTheUnit),
  'reservation.updated.uncharged': leadsTo('due', ofTheUnit),
};

const ended = {
  'checkout.answered.statusChanged': leadsTo(
    'loading',
    { failure: 'wrong-state', retryAfter: undefined, attempt: 4 },
    'reportChange',
  ),
  'checkout.answered.notRedirected': leadsTo('notRedirected', {
    failure: 'payment-gateway',
    retryAfter: undefined,
  }),
};

const states = defineRules(
  { ...link, unitId: 'unit', attempt: 3, ...waiting },
  {
    loading: { first: 'begins', tags: ['waiting'], on: onUpdate },
    settled: { first: ['loading', 'reservation.updated.open'], tags: ['settled'], on: onUpdate },
    due: {
      first: ['loading', 'reservation.updated.uncharged'],
      tags: ['settled'],
      on: { ...onUpdate, 'payment.requested': leadsTo('redirecting.creating') },
    },
    'redirecting.creating': {
      first: ['due', 'payment.requested'],
      tags: ['waiting'],
      on: { 'checkout.opened': leadsTo('redirecting.leaving', { ...noReason, attempt: 4 }) },
      answers: ended,
    },
    'redirecting.leaving': {
      first: ['redirecting.creating', 'checkout.opened'],
      tags: ['waiting'],
      on: onUpdate,
      answers: ended,
    },
    notRedirected: {
      first: ['redirecting.creating', 'checkout.answered.notRedirected'],
      tags: ['failed'],
      on: { ...onUpdate, 'payment.requested': leadsTo('redirecting.creating') },
    },
  },
);

/** The rules for each event in each state of the payment of what could not be charged. */
export const paymentRules: Rules<typeof paymentMachine> = {
  begins: {
    in: 'loading',
    with: { ...sampleVisit, unitId: '', attempt: 1, ...noReason },
  },
  provided: ['reportChange'],
  steps: {
    redirecting: {
      checkout: [
        'checkout',
        { unitId: 'unit', reservationId: 'held', token: 'key', idempotencyKey: 'v7:createCheckout:3' },
      ],
    },
  },
  states,
};
