import type { HostContext } from '../base/context.ts';
import { getLinkToken } from '../keys/linkToken.ts';
import { awaitsPaymentByLink } from './linkPayment.ts';
import type { Database } from '../store/database.ts';
import type { ReservationRow } from '../store/schema.ts';

type Linking = Pick<HostContext, 'keys' | 'pages'>;

/** Returns the link of a reservation, with which its guest reads and changes it. */
export const createGuestLink = (
  { keys, pages }: Linking,
  reservation: Pick<ReservationRow, 'id' | 'locale' | 'tokenVersion'>,
): string => pages.reservation(reservation.locale, reservation.id, getLinkToken(keys, reservation));

/**
 * Returns the link that the host passes on: that of a guest without an e-mail address, or the one for a payment, which a
 * host also sends in a chat. Null for other reservations.
 */
export async function readPassedLink(db: Database, linking: Linking, id: string): Promise<string | null> {
  const reservation = await db
    .selectFrom('reservation')
    .select(['id', 'locale', 'tokenVersion', 'email', 'source', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isPassedOn = reservation.email === '' || awaitsPaymentByLink({ reservation, current: reservation });
  return isPassedOn ? createGuestLink(linking, reservation) : null;
}
