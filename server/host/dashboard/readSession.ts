import { dashboardOperations } from '../../../contract/dashboard/operations.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { refusalResponse } from '../http/problemResponse.ts';
import { findSession, type SignedIn } from '../users/index.ts';
import { challenge } from './challenge.ts';
import { readCookies } from './cookies.ts';
import { requireAccess } from './requireAccess.ts';

type Site = Pick<HostContext, 'db' | 'pages'>;

/** Returns the session of a request; undefined if it has none that is open. */
export async function readSession({ db, pages }: Site, request: Request): Promise<SignedIn | undefined> {
  const { session: secret } = readCookies(pages, request);
  return secret === undefined ? undefined : findSession(db, secret);
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
