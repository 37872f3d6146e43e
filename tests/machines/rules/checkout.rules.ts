import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { Failing } from '../../../machines/shared/failures.ts';
import { rulesFor, type Rules } from './rule.ts';
import { standsElsewhere } from './standsElsewhere.ts';

const { goes, tried } = rulesFor<typeof checkoutMachine>();

const asked = { unitId: 'unit', reservationId: 'held', token: 'key', idempotencyKey: 'b7:createCheckout:3' };

const states = tried(
  { asked, url: 'http://localhost/earlier', failure: 'unavailable' },
  {
    creating: {
      first: 'begins',
      tags: ['waiting'],
      calls: { createCheckout: ['createCheckout', asked] },
      answers: {
        'createCheckout.answered': goes(
          'leaving',
          { url: 'http://localhost/sandbox/checkout/session' },
          'reportOpened',
        ),
      },
      fails: {
        createCheckout: {
          ...standsElsewhere(({ failure }: Failing) => goes('elsewhere', { failure })),
          otherwise: ({ failure }) => goes('notRedirected', { failure }),
        },
      },
    },
    leaving: {
      first: ['creating', 'createCheckout.answered'],
      tags: ['waiting'],
      calls: { leaveForGateway: ['leaveForGateway', 'http://localhost/earlier'] },
      fails: { leaveForGateway: { otherwise: ({ failure }) => goes('notRedirected', { failure }) } },
      after: [20_000, goes('notRedirected', { failure: 'timed-out' })],
    },
    notRedirected: { first: ['creating', 'createCheckout.failed.payment-gateway'] },
    elsewhere: { first: ['creating', 'createCheckout.failed.hold-expired'] },
  },
);

/** What each event does in each state of a checkout. */
export const checkoutRules: Rules<typeof checkoutMachine> = {
  begins: {
    in: 'creating',
    with: {
      asked: {
        unitId: 'casa-azul',
        reservationId: 'reservation',
        token: 'token',
        idempotencyKey: 'booking:createCheckout:1',
      },
      url: undefined,
      failure: undefined,
    },
  },
  provided: ['reportOpened'],
  states,
};
