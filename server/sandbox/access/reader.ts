import type { Context } from 'hono';
import type { Audience } from '../../host/ports/mailer.ts';

/** The sender of a request to the sandbox, as far as the site knows. */
export interface Visitor {
  /** Whether the request comes from this machine, and not through a proxy. */
  isFromThisMachine: boolean;
  /** Whether an owner is signed in to the dashboard. */
  isOwner: () => Promise<boolean>;
}

/** The reservations and checkout sessions of a browser, which proved them by creating them. */
export interface OwnBookings {
  reservationIds: readonly string[];
  sessionIds: readonly string[];
}

/**
 * The reader of the sandbox's pages: a person on this machine; an owner of a site that other machines can reach; or the
 * browser of a guest, on a site that is a demonstration.
 */
export type Reader = 'machine' | 'owner' | OwnBookings;

const isGuest = (reader: Reader): reader is OwnBookings => typeof reader === 'object';

/**
 * Whether a reader may see an e-mail. Nobody sees an e-mail that signs in to the dashboard: an owner has no need of it, an
 * owner's session must not open another person's, and a proxy may make a stranger look like a person on this machine. The
 * audience is unknown if an earlier version stored the e-mail.
 */
export function maySeeMail(reader: Reader, audience: Audience | undefined): boolean {
  if (audience === undefined || audience === 'access') return false;
  if (reader === 'machine' || reader === 'owner') return true;
  return audience !== 'hosts' && reader.reservationIds.includes(audience.reservationId);
}

/** Whether a reader has any e-mails of their own, which may not have arrived yet. */
export const hasMailbox = (reader: Reader): boolean => !isGuest(reader) || reader.reservationIds.length > 0;

/** Whether a reader may see the page of a checkout session and pay there. */
export const mayPay = (reader: Reader, sessionId: string): boolean =>
  !isGuest(reader) || reader.sessionIds.includes(sessionId);

/** Whether the mailbox contains only the e-mails of the reader's own bookings. */
export const seesOwnOnly = isGuest;

/** Returns the reader of a request, whom `openSandbox` has identified. */
export const getReader = (context: Context): Reader => (context.env as { reader: Reader }).reader;
