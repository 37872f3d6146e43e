import { assign, setup } from 'xstate';
import type { GrantedToken } from '../../contract/schemas/token.ts';
import { noFailureReason, thrownError, getReason, type FailureReason } from '../shared/failures.ts';
import type { Tag } from '../shared/tags.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';

/** A granted token; `expires` is its expiry time in seconds since the epoch. */
export type ClientToken = GrantedToken & { expires: number };

/** The context, with the reason for the last failed token request. */
export interface ClientAuthContext extends FailureReason {
  token: ClientToken | undefined;
  /** The number of consecutive failed token requests. */
  failures: number;
}

export type ClientAuthEvent =
  | { type: 'token.requested' }
  /** The host rejected a call with this `accessToken`. */
  | { type: 'token.refused'; accessToken: string };

// `setTimeout` stores its delay in 32 bits and fires longer delays immediately.
const longestTimer = 24 * 24 * 60 * 60 * 1000;

/** Returns the remaining lifetime of the token in milliseconds, limited to the longest timer. */
export const tokenLifetime = ({ token }: Pick<ClientAuthContext, 'token'>): number =>
  Math.min((token?.expires_in ?? 0) * 1000, longestTimer);

/**
 * Returns the delay before the next attempt in milliseconds: 1 s, doubled with each failure up to 60 s, or longer if
 * the host requests it.
 */
export const backOff = ({
  failures,
  retryAfter = 0,
}: Pick<ClientAuthContext, 'failures' | 'retryAfter'>): number =>
  Math.min(Math.max(Math.min(1000 * 2 ** (failures - 1), 60_000), retryAfter * 1000), longestTimer);

/** Obtains an access token for the host's API and renews it before it expires. */
export const clientAuthMachine = setup({
  types: { context: {} as ClientAuthContext, events: {} as ClientAuthEvent, tags: {} as Tag },
  actors: { requestToken: declaredPromise<ClientToken>('requestToken') },
  actions: {
    storeToken: assign((_, token: ClientToken) => ({ token, failures: 0, ...noFailureReason })),
    dropToken: assign({ token: undefined }),
    countFailure: assign(({ context }, error: Cause) => ({
      token: undefined,
      failures: context.failures + 1,
      ...getReason(error),
    })),
  },
  guards: {
    isCurrentTokenRefused: ({ context }, refused: string) => refused === context.token?.access_token,
  },
  delays: {
    tokenLifetime: ({ context }) => tokenLifetime(context),
    backOff: ({ context }) => backOff(context),
  },
}).createMachine({
  id: 'clientAuth',
  description: 'The site obtains an access token for the host’s API, and renews it before it expires.',
  context: { token: undefined, failures: 0, ...noFailureReason },
  initial: 'unauthenticated',
  states: {
    unauthenticated: {
      description: 'No call has needed a token yet.',
      on: { 'token.requested': 'authenticating' },
    },
    authenticating: {
      description:
        'A token is being requested; all calls wait for it, including calls that the host rejected.',
      tags: 'waiting',
      invoke: {
        id: 'requestToken',
        src: 'requestToken',
        onDone: {
          target: 'authenticated',
          actions: { type: 'storeToken', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'countFailure', params: thrownError },
        },
      },
    },
    authenticated: {
      description: 'Calls use the token.',
      tags: 'settled',
      after: { tokenLifetime: { target: 'authenticating', description: 'The token has expired.' } },
      on: {
        'token.refused': {
          guard: { type: 'isCurrentTokenRefused', params: ({ event }) => event.accessToken },
          target: 'authenticating',
          actions: 'dropToken',
        },
      },
    },
    failed: {
      description: 'No token was granted; it is requested again after a delay, or when a call needs it.',
      tags: ['failed', 'settled'],
      after: { backOff: { target: 'authenticating', description: 'The delay has passed.' } },
      on: { 'token.requested': 'authenticating' },
    },
  },
});
