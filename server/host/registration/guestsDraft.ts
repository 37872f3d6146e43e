import type { DraftForm } from '../../../contract/schemas/guestsDraft.ts';
import { deriveKey, encryptText, decryptText, type Keys, type EncryptionKeys } from '../keys/keys.ts';
import { earlierLinkToken } from '../keys/linkToken.ts';
import type { Database } from '../store/database.ts';
import type { GuestsDraftRow, ReservationRow } from '../store/schema.ts';

type Linked = Pick<ReservationRow, 'id' | 'tokenVersion'>;

/**
 * The key of a reservation's draft, derived from a token of its link, which is not stored. Drafts become unreadable
 * when the link is revoked.
 */
function getSealing(keys: Keys, reservation: Linked): EncryptionKeys {
  const under = (key: Keys) => deriveKey(earlierLinkToken(key, reservation), 'guests draft');
  return { encryption: under(keys), previous: keys.previous && { encryption: under(keys.previous) } };
}

const aboutDraft = ({ id }: Linked) => `draft ${id}`;

/** Encrypts the draft of a reservation's guests. */
export const sealDraft = (keys: Keys, reservation: Linked, guests: readonly DraftForm[]): string =>
  encryptText(getSealing(keys, reservation), JSON.stringify(guests), aboutDraft(reservation));

/** Decrypts a draft; undefined if it was encrypted with a revoked link or an unknown key. */
export function openDraft(
  keys: Keys,
  reservation: Linked,
  { sealed }: Pick<GuestsDraftRow, 'sealed'>,
): DraftForm[] | undefined {
  try {
    return JSON.parse(
      decryptText(getSealing(keys, reservation), sealed, aboutDraft(reservation)),
    ) as DraftForm[];
  } catch {
    return undefined;
  }
}

/** The stored, encrypted draft of a reservation. */
export const findDraft = (db: Database, reservationId: string): Promise<GuestsDraftRow | undefined> =>
  db.selectFrom('guestsDraft').selectAll().where('reservationId', '=', reservationId).executeTakeFirst();

/** The decrypted draft of a reservation's guests; empty if none exists or no key can decrypt it. */
export async function readDraft(
  db: Database,
  keys: Keys,
  reservation: Linked,
): Promise<readonly DraftForm[]> {
  const kept = await findDraft(db, reservation.id);
  return (kept && openDraft(keys, reservation, kept)) ?? [];
}
