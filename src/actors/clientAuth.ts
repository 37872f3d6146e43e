import * as v from 'valibot';
import { createActor, fromPromise } from 'xstate';
import { CallFailed } from '../../contract/callFailed.ts';
import { grantedToken } from '../../contract/token.ts';
import { clientAuthMachine, type ClientToken } from '../../machines/clientAuth/clientAuth.machine.ts';
import type { Credentials } from '../api/index.ts';
import { refusalIn } from '../api/refusal.ts';
import { withinTime } from '../api/timeLimit.ts';
import { openCredentials } from './credentials.ts';
import { inspection } from './inspection.ts';

/** Asks a token endpoint for a token. */
export type RequestToken = (signal: AbortSignal) => Promise<Response>;

/** Why none was granted: too many were asked for, nobody is there, or the client is not known (RFC 6749 §5.2). */
const toTokenFailure = (answer: Response) =>
  answer.status === 429 || answer.status >= 500
    ? refusalIn(undefined, answer)
    : new CallFailed('unauthorized');

/** The token that is answered; `expires` is when it ends, in seconds since the epoch. */
const requestToken = (ask: RequestToken) =>
  fromPromise<ClientToken, undefined>(async ({ signal }) => {
    const answer = await withinTime(ask, signal);
    if (!answer.ok) throw toTokenFailure(answer);
    const token = v.parse(grantedToken, await answer.json());
    return { ...token, expires: Math.floor(Date.now() / 1000) + token.expires_in };
  });

/**
 * Starts the application's authentication at a token endpoint. One of it serves all calls: in a
 * browser those of a tab, on the server those of everybody. Stop it to stop its renewals.
 */
export function startClientAuth(ask: RequestToken): { credentials: Credentials; stop: () => void } {
  const actor = createActor(
    clientAuthMachine.provide({ actors: { requestToken: requestToken(ask) } }),
    inspection(),
  ).start();
  return { credentials: openCredentials(actor), stop: () => actor.stop() };
}
