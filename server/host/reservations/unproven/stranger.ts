import { sql } from 'kysely';
import { addresseeOf } from '../../keys/addressee.ts';
import type { Keys } from '../../keys/keys.ts';
import { clock, type Database, type Trx } from '../../store/database.ts';

/** Who asks for a code without having proven anything, by two HMACs: a network, and whose mailbox it is. */
export interface Stranger {
  network: string;
  address: string;
}

/** Undefined where callers are not counted, as on the host's own machine. */
export const strangerOf = (
  keys: Pick<Keys, 'address'>,
  email: string,
  network: string | undefined,
): Stranger | undefined =>
  network === undefined ? undefined : { network, address: addresseeOf(keys, email) };

/** What is locked before something of a stranger's is counted. */
export const marksOf = (stranger: Stranger | undefined): string[] =>
  stranger ? Object.values(stranger) : [];

/** Notes that a code was mailed for them; `nights` are those held with it, 0 for a code that was sent again. */
export async function noteCodeMail(
  trx: Trx,
  { network, address }: Stranger,
  reservationId: string,
  nights: number,
): Promise<void> {
  await trx
    .insertInto('codeMail')
    .values({ reservationId, network, addressee: address, nights, sentAt: clock })
    .execute();
}

/** The address is proven: whoever asked for its codes is no stranger. */
export async function forgetStranger(trx: Trx, reservationId: string): Promise<void> {
  await trx.deleteFrom('codeMail').where('reservationId', '=', reservationId).execute();
}

/** Forgets who asked for codes once it counts no longer. */
export async function forgetStrangers({ db }: { db: Database }): Promise<void> {
  await db
    .deleteFrom('codeMail')
    .where('sentAt', '<=', sql<Date>`${clock} - interval '1 hour'`)
    .execute();
}
