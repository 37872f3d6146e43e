import type { HostContext } from '../base/context.ts';
import type { CallerNetwork } from '../ports/networks.ts';
import type { Trx } from '../store/database.ts';
import {
  createSession,
  endSession,
  findSession,
  recordAction,
  rememberNetwork,
  renewProof,
  type SignedIn,
} from '../users/index.ts';
import { bindingCookie, sessionCookie } from './cookies.ts';
import { describeSession } from './describeSession.ts';

/** The way in which a person has proved who they are. */
type Proof = 'code' | 'link' | 'set-up link' | 'passkey';

/** Returns the session with a secret, and the cookies for it. */
async function open(
  trx: Trx,
  host: HostContext,
  { secret, networks }: { secret: string; networks: readonly CallerNetwork[] },
  proof: Proof,
) {
  const session = (await findSession(trx, secret))!;
  await rememberNetwork(trx, session.user.id, networks);
  const used = proof === 'passkey' ? 'passkey' : 'code';
  return {
    session,
    answer: await describeSession(trx, host, session),
    cookies: [sessionCookie(host.pages, secret), bindingCookie(host.pages, used, undefined)],
  };
}

interface SignInRequest {
  /** The earlier session of the browser, which ends. */
  session: SignedIn | undefined;
  /** The browser and system. */
  agent: string;
  networks: readonly CallerNetwork[];
}

/** Signs a person in. */
export async function signIn(
  trx: Trx,
  host: HostContext,
  userId: string,
  { session: earlier, agent, networks }: SignInRequest,
  proof: Proof,
) {
  if (earlier) await endSession(trx, earlier.sessionId, earlier.user.id);
  const opened = await open(trx, host, { secret: await createSession(trx, userId, agent), networks }, proof);
  await recordAction(trx, opened.session.user, 'signIn', { details: { by: proof } });
  return opened;
}

/** Renews the proof of identity of a session, which gets a new secret. */
export async function prove(
  trx: Trx,
  host: HostContext,
  { session, networks }: { session: SignedIn; networks: readonly CallerNetwork[] },
  proof: Proof,
) {
  const { sessionId, user } = session;
  const opened = await open(trx, host, { secret: await renewProof(trx, sessionId), networks }, proof);
  await recordAction(trx, user, 'prove', { details: { by: proof } });
  return opened;
}
