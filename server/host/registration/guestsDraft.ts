import type { DraftForm } from '../../../contract/guestsDraft.ts';
import { derive, seal, unseal, type Keys, type Sealing } from '../keys/keys.ts';
import { earlierLinkToken } from '../keys/linkToken.ts';
import type { Database } from '../store/database.ts';
import type { GuestsDraftRow, ReservationRow } from '../store/schema.ts';

type Linked = Pick<ReservationRow, 'id' | 'tokenVersion'>;

/**
 * What the draft of a reservation is sealed with: made from a token of its link, which is stored nowhere. A link that is withdrawn
 * takes what was sealed under it along.
 */
function getSealing(keys: Keys, reservation: Linked): Sealing {
  const under = (key: Keys) => derive(earlierLinkToken(key, reservation), 'guests draft');
  return { sealing: under(keys), previous: keys.previous && { sealing: under(keys.previous) } };
}

const aboutDraft = ({ id }: Linked) => `draft ${id}`;

/** Seals what was typed of the guests of a reservation. */
export const sealDraft = (keys: Keys, reservation: Linked, guests: readonly DraftForm[]): string =>
  seal(getSealing(keys, reservation), JSON.stringify(guests), aboutDraft(reservation));

/** What was typed, or undefined where it was sealed under a link or a key that is no longer known. */
export function openDraft(
  keys: Keys,
  reservation: Linked,
  { sealed }: Pick<GuestsDraftRow, 'sealed'>,
): DraftForm[] | undefined {
  try {
    return JSON.parse(unseal(getSealing(keys, reservation), sealed, aboutDraft(reservation))) as DraftForm[];
  } catch {
    return undefined;
  }
}

/** The draft of a reservation as it is kept. */
export const findDraft = (db: Database, reservationId: string): Promise<GuestsDraftRow | undefined> =>
  db.selectFrom('guestsDraft').selectAll().where('reservationId', '=', reservationId).executeTakeFirst();

/** What was typed of the guests of a reservation and has not been sent; nothing where no key opens it. */
export async function readDraft(
  db: Database,
  keys: Keys,
  reservation: Linked,
): Promise<readonly DraftForm[]> {
  const kept = await findDraft(db, reservation.id);
  return (kept && openDraft(keys, reservation, kept)) ?? [];
}
