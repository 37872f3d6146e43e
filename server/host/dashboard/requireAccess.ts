import { operationEffects, type HostOperation } from '../../../contract/operation.ts';
import { Refusal } from '../base/refusal.ts';
import type { GuestPages } from '../ports/pages.ts';
import type { SignedIn } from '../users/index.ts';

type Session = SignedIn | undefined;

function requireProof({ effect }: HostOperation, session: Session): void {
  if (operationEffects[effect].needsProof && session?.proofUntil === null) {
    throw new Refusal('proof-required');
  }
}

/**
 * Requires the session, role and fresh proof of an operation.
 * @throws {Refusal} 401 without a session, 403 with another role or without a fresh proof
 */
export function requireAccess(operation: HostOperation, session: Session): void {
  const { roles, hasEffect } = operation;
  if (roles === 'anyone') return;
  if (!session) throw new Refusal('unauthorized');
  if (!roles.includes(session.user.role)) throw new Refusal('forbidden');
  if (!hasEffect) requireProof(operation, session);
}

/**
 * Requires a fresh proof if a body has the effect of its operation.
 * @throws {Refusal} 403 without a fresh proof
 */
export function requireProofFor(operation: HostOperation, body: unknown, session: Session): void {
  if (operation.hasEffect?.(body as never)) requireProof(operation, session);
}

const isLoopback = (origin: string) => /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(origin);

/** Whether a page of this site sent the request. A site on this machine may be opened by any of the machine's names. */
const isOwnOrigin = (origin: string, site: string, request: Request) =>
  origin === site || (isLoopback(site) && isLoopback(origin) && origin === new URL(request.url).origin);

/**
 * Requires that a page of this site sent a request that changes something.
 * @throws {Refusal} 403 if another site sent it, or a program without `Origin`
 */
export function requireOwnOrigin({ origin: site }: Pick<GuestPages, 'origin'>, request: Request): void {
  const origin = request.headers.get('Origin');
  const sender = request.headers.get('Sec-Fetch-Site');
  const isOwn = origin !== null && isOwnOrigin(origin, site, request);
  if (!isOwn || (sender !== null && sender !== 'same-origin')) throw new Refusal('forbidden');
}
