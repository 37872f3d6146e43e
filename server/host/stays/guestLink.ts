import type { HostContext } from '../base/context.ts';
import { getLinkToken } from '../keys/linkToken.ts';
import type { Database } from '../store/database.ts';
import type { ReservationRow } from '../store/schema.ts';

type Linking = Pick<HostContext, 'keys' | 'pages'>;

/** Returns the link of a reservation, with which its guest reads and changes it. */
export const createGuestLink = (
  { keys, pages }: Linking,
  reservation: Pick<ReservationRow, 'id' | 'locale' | 'tokenVersion'>,
): string => pages.reservation(reservation.locale, reservation.id, getLinkToken(keys, reservation));

/**
 * Returns the link of a reservation whose guest has no e-mail address, so that the host passes it on; null if the guest
 * receives it by e-mail.
 */
export async function readPassedLink(db: Database, linking: Linking, id: string): Promise<string | null> {
  const reservation = await db
    .selectFrom('reservation')
    .select(['id', 'locale', 'tokenVersion', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return reservation.email === '' ? createGuestLink(linking, reservation) : null;
}
