import { assign, setup } from 'xstate';
import type { GrantedToken } from '../../contract/token.ts';
import { noFailureReason, thrownError, getReason, type FailureReason } from '../shared/failures.ts';
import type { Tag } from '../shared/tags.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';

/** A granted token with `expires`: the seconds since the epoch at which it ends. */
export type ClientToken = GrantedToken & { expires: number };

/** It keeps why the last token call failed. */
export interface ClientAuthContext extends FailureReason {
  token: ClientToken | undefined;
  /** Token calls that failed in a row. */
  failures: number;
}

export type ClientAuthEvent =
  | { type: 'token.requested' }
  /** The host refused a call that carried `accessToken`. */
  | { type: 'token.refused'; accessToken: string };

// setTimeout keeps its delay in 32 bits: a longer one would fire at once.
const longestTimer = 24 * 24 * 60 * 60 * 1000;

/** How long a token may be used, in milliseconds, never more than a timer can hold. */
export const tokenLifetime = ({ token }: Pick<ClientAuthContext, 'token'>): number =>
  Math.min((token?.expires_in ?? 0) * 1000, longestTimer);

/**
 * The pause before the next try, in milliseconds: 1 s, doubled by each failure, 60 s at most; longer where the host
 * says so.
 */
export const backOff = ({
  failures,
  retryAfter = 0,
}: Pick<ClientAuthContext, 'failures' | 'retryAfter'>): number =>
  Math.min(Math.max(Math.min(1000 * 2 ** (failures - 1), 60_000), retryAfter * 1000), longestTimer);

/** The application proves itself to the host, and does so again in time. */
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
  description: 'The application proves itself to the host, and does so again in time.',
  context: { token: undefined, failures: 0, ...noFailureReason },
  initial: 'unauthenticated',
  states: {
    unauthenticated: {
      description: 'Nothing has been asked of the host yet, so no token is needed.',
      on: { 'token.requested': 'authenticating' },
    },
    authenticating: {
      description:
        'A token is being requested; calls wait for it, and so do calls that were refused meanwhile.',
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
      description: 'Calls carry the token.',
      tags: 'settled',
      after: { tokenLifetime: { target: 'authenticating', description: 'The token has come to its end.' } },
      on: {
        'token.refused': {
          guard: { type: 'isCurrentTokenRefused', params: ({ event }) => event.accessToken },
          target: 'authenticating',
          actions: 'dropToken',
        },
      },
    },
    failed: {
      description:
        'No token was granted; it is requested again after a pause, or as soon as a call needs it.',
      tags: ['failed', 'settled'],
      after: { backOff: { target: 'authenticating', description: 'The pause is over.' } },
      on: { 'token.requested': 'authenticating' },
    },
  },
});
