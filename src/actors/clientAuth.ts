import * as v from 'valibot';
import { createActor, fromPromise } from 'xstate';
import { CallFailed } from '../../contract/callFailed.ts';
import { grantedToken } from '../../contract/token.ts';
import { clientAuthMachine, type ClientToken } from '../../machines/clientAuth/clientAuth.machine.ts';
import type { Credentials } from '../api/index.ts';
import { withinTime } from '../api/timeLimit.ts';
import { openCredentials } from './credentials.ts';

/** Asks a token endpoint for a token. */
export type AskForToken = (signal: AbortSignal) => Promise<Response>;

/** The token that is answered; `expires` is when it ends, in seconds since the epoch. */
const requestToken = (ask: AskForToken) =>
  fromPromise<ClientToken, undefined>(async ({ signal }) => {
    const answer = await withinTime(ask, signal);
    if (!answer.ok) throw new CallFailed(answer.status < 500 ? 'unauthorized' : 'unavailable');
    const token = v.parse(grantedToken, await answer.json());
    return { ...token, expires: Math.floor(Date.now() / 1000) + token.expires_in };
  });

/**
 * Starts the application's authentication at a token endpoint. One of it serves all calls: in a
 * browser those of a tab, on the server those of everybody. Stop it to stop its renewals.
 */
export function startClientAuth(ask: AskForToken): { credentials: Credentials; stop: () => void } {
  const actor = createActor(
    clientAuthMachine.provide({ actors: { requestToken: requestToken(ask) } }),
  ).start();
  return { credentials: openCredentials(actor), stop: () => actor.stop() };
}
