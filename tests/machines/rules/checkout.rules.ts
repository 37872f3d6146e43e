import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { FailedCall } from '../../../machines/shared/failures.ts';
import { rulesFor, type Rules } from './rule.ts';
import { staleReservationFailures } from './staleReservationFailures.ts';
import { noReason, timedOut, waiting } from './why.ts';

const { leadsTo, defineRules } = rulesFor<typeof checkoutMachine>();

const input = { unitId: 'unit', reservationId: 'held', token: 'key', idempotencyKey: 'b7:createCheckout:3' };

const states = defineRules(
  { request: input, url: 'http://localhost/earlier', ...waiting },
  {
    creating: {
      first: 'begins',
      tags: ['waiting'],
      calls: { createCheckout: ['createCheckout', input] },
      answers: {
        'createCheckout.answered': leadsTo(
          'leaving',
          { url: 'http://localhost/sandbox/checkout/session' },
          'reportOpened',
        ),
      },
      fails: {
        createCheckout: {
          ...staleReservationFailures(({ failure, retryAfter }: FailedCall) =>
            leadsTo('statusChanged', { failure, retryAfter }),
          ),
          otherwise: ({ failure, retryAfter }) => leadsTo('notRedirected', { failure, retryAfter }),
        },
      },
    },
    leaving: {
      first: ['creating', 'createCheckout.answered'],
      tags: ['waiting'],
      calls: { leaveForGateway: ['leaveForGateway', 'http://localhost/earlier'] },
      fails: {
        leaveForGateway: {
          otherwise: ({ failure, retryAfter }) => leadsTo('notRedirected', { failure, retryAfter }),
        },
      },
      after: [20_000, leadsTo('notRedirected', timedOut)],
    },
    notRedirected: { first: ['creating', 'createCheckout.failed.payment-gateway'] },
    statusChanged: { first: ['creating', 'createCheckout.failed.hold-expired'] },
  },
);

/** The rules for each event in each state of a checkout. */
export const checkoutRules: Rules<typeof checkoutMachine> = {
  begins: {
    in: 'creating',
    with: {
      request: {
        unitId: 'casa-azul',
        reservationId: 'reservation',
        token: 'token',
        idempotencyKey: 'booking:createCheckout:1',
      },
      url: undefined,
      ...noReason,
    },
  },
  provided: ['reportOpened'],
  states,
};
