import * as v from 'valibot';
import { createActor, fromPromise } from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import { grantedToken } from '../../contract/schemas/token.ts';
import { clientAuthMachine, type ClientToken } from '../../machines/clientAuth/clientAuth.machine.ts';
import type { Credentials } from '../api/index.ts';
import { parseRefusal } from '../api/refusal.ts';
import { withTimeLimit } from '../api/timeLimit.ts';
import { openCredentials } from './credentials.ts';
import { inspection } from './inspection.ts';

/** Requests a token from a token endpoint. */
export type RequestToken = (signal: AbortSignal) => Promise<Response>;

/**
 * Converts an unsuccessful token response to a failure: too many requests, an unavailable endpoint or an unknown client
 * (RFC 6749 §5.2).
 */
const toTokenFailure = (answer: Response) =>
  answer.status === 429 || answer.status >= 500
    ? parseRefusal(undefined, answer)
    : new CallFailed('unauthorized');

/** Creates the actor that requests a token. `expires` is the expiry time in seconds since the epoch. */
const requestToken = (request: RequestToken) =>
  fromPromise<ClientToken, undefined>(async ({ signal }) => {
    const answer = await withTimeLimit(request, signal);
    if (!answer.ok) throw toTokenFailure(answer);
    const token = v.parse(grantedToken, await answer.json());
    return { ...token, expires: Math.floor(Date.now() / 1000) + token.expires_in };
  });

/**
 * Starts the application's authentication at a token endpoint. One authentication serves all calls: in a browser those
 * of the tab, on the server those of all visitors. `stop` ends its renewals.
 */
export function startClientAuth(request: RequestToken): { credentials: Credentials; stop: () => void } {
  const actor = createActor(
    clientAuthMachine.provide({ actors: { requestToken: requestToken(request) } }),
    inspection(),
  ).start();
  return { credentials: openCredentials(actor), stop: () => actor.stop() };
}
