import { assign, setup } from 'xstate';
import type { CheckoutSession } from '../../contract/hold.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import {
  isFailureKind,
  noFailureReason,
  storeFailure,
  timedOut,
  getReason,
  type FailureReason,
} from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { Tag } from '../shared/tags.ts';
import type { CheckoutEnded } from './ended.ts';

/** What a page to pay at is asked for with. */
export interface CheckoutInput {
  /** The property, whose page the gateway sends the guest back to. */
  unitId: string;
  reservationId: string;
  token: string;
  /** Names the attempt: one that failed is repeated by the same name, and another page has another. */
  idempotencyKey: string;
}

/** It keeps why it ended. */
export interface CheckoutContext extends FailureReason {
  request: CheckoutInput;
  /** The gateway's page, once it is open. */
  url: string | undefined;
}

/** A page to pay at is opened, and the guest leaves for it. It ends only where the guest stays. */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    output: {} as CheckoutEnded,
    tags: {} as Tag,
  },
  actors: {
    createCheckout: declaredPromise<CheckoutSession, CheckoutInput>('createCheckout'),
    leaveForGateway: declaredPromise<never, string>('leaveForGateway'),
  },
  actions: {
    storePage: assign((_, { url }: CheckoutSession) => ({ url })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    // Provided by whoever must know that the page is open.
    reportOpened: () => undefined,
  },
  guards: { isFailureKind },
  delays: {
    /**
     * How long a browser may need to the gateway's page, in milliseconds. Who is still here then has stopped it, or
     * has no connection. Where the page comes all the same, it is the one that another try leads to.
     */
    redirectTimeout: 20_000,
  },
}).createMachine({
  id: 'checkout',
  description: 'A page to pay at is opened, and the guest leaves for it.',
  context: ({ input }) => ({ request: input, url: undefined, ...noFailureReason }),
  initial: 'creating',
  states: {
    creating: {
      description: 'The host is opening a checkout page at the payment gateway.',
      tags: 'waiting',
      invoke: {
        id: 'createCheckout',
        src: 'createCheckout',
        input: ({ context }) => context.request,
        onDone: {
          target: 'leaving',
          actions: [{ type: 'storePage', params: ({ event }) => event.output }, 'reportOpened'],
        },
        onError: onFailure({
          staleReservation: {
            description: 'It was paid meanwhile, called off, or held for too long.',
            target: 'statusChanged',
          },
          otherwise: 'notRedirected',
        }),
      },
    },
    leaving: {
      description: 'The browser is leaving for the payment gateway.',
      tags: 'waiting',
      invoke: {
        id: 'leaveForGateway',
        src: 'leaveForGateway',
        input: ({ context }) => context.url!,
        onError: {
          description: 'The address is none of the payment gateway, so nobody is sent there.',
          target: 'notRedirected',
          actions: storeFailure,
        },
      },
      after: {
        redirectTimeout: {
          description: 'The guest is still here.',
          target: 'notRedirected',
          actions: 'storeTimeout',
        },
      },
    },
    notRedirected: {
      type: 'final',
      description: 'The payment page could not be opened; it can be asked for again.',
      output: 'notRedirected',
    },
    statusChanged: {
      type: 'final',
      description: 'The reservation stands elsewhere by now, or is held no more; its host says where.',
      output: 'statusChanged',
    },
  },
  output: ({ context: { failure, retryAfter }, event }) => ({
    outcome: event.output as CheckoutEnded['outcome'],
    failure,
    retryAfter,
  }),
});
