import { dashboardOperations } from '../../../contract/dashboard/operations.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { refusalResponse } from '../http/problemResponse.ts';
import { minutesAfter } from '../reservations/holdTimes.ts';
import { findSession, hasPasskey, type SignedIn } from '../users/index.ts';
import { challenge } from './challenge.ts';
import { readCookies } from './cookies.ts';
import { requireAccess } from './requireAccess.ts';

type Site = Pick<HostContext, 'db' | 'pages' | 'mailsAccess'>;

/** The minutes for which a session is its own proof, from each request on. */
const ownProofMinutes = 1;

/**
 * Returns the session of a request; undefined if it has none that is open. A person without a passkey, on a site that
 * cannot send codes, cannot prove again who they are: their session is the proof. Otherwise they could not finish
 * setting up the site.
 */
export async function readSession(
  { db, pages, mailsAccess }: Site,
  request: Request,
): Promise<SignedIn | undefined> {
  const { session: secret } = readCookies(pages, request);
  const session = secret === undefined ? undefined : await findSession(db, secret);
  if (!session || session.proofUntil || mailsAccess || (await hasPasskey(db, session.user.id)))
    return session;
  return { ...session, proofUntil: minutesAfter(new Date(), ownProofMinutes) };
}

/**
 * Returns the session of a person who may read the content of properties.
 * @throws {Refusal} 401 without a session, 403 with another role
 */
export async function requireReader(site: Site, request: Request): Promise<SignedIn> {
  const session = await readSession(site, request);
  requireAccess(dashboardOperations.showProperty, session);
  return session!;
}

/** Converts a refusal to its answer. */
export function toRefusalResponse(error: unknown): Response {
  if (error instanceof Refusal) return refusalResponse(error, challenge);
  throw error;
}
