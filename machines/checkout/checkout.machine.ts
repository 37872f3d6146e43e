import { assign, setup } from 'xstate';
import type { CheckoutSession } from '../../contract/schemas/hold.ts';
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

/** The input of a checkout session. */
export interface CheckoutInput {
  /** The property to whose page the gateway returns the guest. */
  unitId: string;
  reservationId: string;
  token: string;
  /** Identifies the attempt: a retry uses the same key, a new checkout session another one. */
  idempotencyKey: string;
}

/** The context, with the reason for a failed checkout. */
export interface CheckoutContext extends FailureReason {
  request: CheckoutInput;
  /** The address of the gateway's page, once it exists. */
  url: string | undefined;
}

/** Opens a checkout session and redirects the guest to it. The machine ends only if the guest stays on the site. */
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
    // Provided by machines that must know when the page is open.
    reportOpened: () => undefined,
  },
  guards: { isFailureKind },
  delays: {
    /**
     * Milliseconds that a redirect to the gateway may take. A guest who is still on the site afterwards has stopped it,
     * or has no connection. A retry opens the same page.
     */
    redirectTimeout: 20_000,
  },
}).createMachine({
  id: 'checkout',
  description: 'A payment page is opened, and the guest is redirected to it.',
  context: ({ input }) => ({ request: input, url: undefined, ...noFailureReason }),
  initial: 'creating',
  states: {
    creating: {
      description: 'A checkout session is being created at the payment gateway.',
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
            description: 'The reservation has been paid or cancelled, or its hold has ended.',
            target: 'statusChanged',
          },
          otherwise: 'notRedirected',
        }),
      },
    },
    leaving: {
      description: 'The browser is opening the page of the payment gateway.',
      tags: 'waiting',
      invoke: {
        id: 'leaveForGateway',
        src: 'leaveForGateway',
        input: ({ context }) => context.url!,
        onError: {
          description:
            'The address does not belong to a known payment gateway, so the guest is not redirected.',
          target: 'notRedirected',
          actions: storeFailure,
        },
      },
      after: {
        redirectTimeout: {
          description: 'The redirect took too long, and the guest is still on the site.',
          target: 'notRedirected',
          actions: 'storeTimeout',
        },
      },
    },
    notRedirected: {
      type: 'final',
      description: 'The payment page could not be opened; the guest can try again.',
      output: 'notRedirected',
    },
    statusChanged: {
      type: 'final',
      description: 'The status of the reservation has changed, so it has to be requested.',
      output: 'statusChanged',
    },
  },
  output: ({ context: { failure, retryAfter }, event }) => ({
    outcome: event.output as CheckoutEnded['outcome'],
    failure,
    retryAfter,
  }),
});
