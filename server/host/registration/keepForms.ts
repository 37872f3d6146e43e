import type { LegalForm } from '../../../contract/legalForm.ts';
import { seal, unseal, type Keys } from '../keys/keys.ts';
import type { Database, Trx } from '../store/database.ts';
import type { RegistrationTable } from '../store/schema.ts';

/** Guests' forms were sealed with another secret key; the message says how to mend it. */
export class FormsUnreadable extends Error {
  override readonly name = 'FormsUnreadable';
}

const sealingOf = ({ registration }: Keys) => ({ sealing: registration });

// A form opens only as the guest it was sealed as: it cannot be moved to another reservation.
const about = (reservationId: string, position: number) => `guest ${reservationId} ${position}`;

/** Keeps the legal forms of a reservation's guests, each sealed as a whole. */
export async function keepForms(
  trx: Trx,
  keys: Keys,
  reservationId: string,
  forms: readonly LegalForm[],
): Promise<void> {
  const rows = forms.map((form, position) => ({
    reservationId,
    position,
    sealed: seal(sealingOf(keys), JSON.stringify(form), about(reservationId, position)),
  }));
  await trx.insertInto('registration').values(rows).execute();
}

function openForm(keys: Keys, { reservationId, position, sealed }: RegistrationTable): LegalForm {
  try {
    return JSON.parse(unseal(sealingOf(keys), sealed, about(reservationId, position))) as LegalForm;
  } catch {
    throw new FormsUnreadable(
      `SECRET_KEY is not the one that the guests of reservation ${reservationId} were registered with. Set it ` +
        'to that one again; where none was set then, put back the file secret-key in DATA_DIR and set none.',
    );
  }
}

/**
 * The forms that are kept of these reservations, by reservation, in the order in which they came.
 * @throws {FormsUnreadable} when they were sealed with another secret key
 */
export async function readForms(
  db: Database,
  keys: Keys,
  reservationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LegalForm[]>> {
  const rows =
    reservationIds.length === 0
      ? []
      : await db
          .selectFrom('registration')
          .selectAll()
          .where('reservationId', 'in', reservationIds)
          .orderBy('position')
          .execute();
  const byReservation = Map.groupBy(rows, ({ reservationId }) => reservationId);
  return new Map([...byReservation].map(([id, kept]) => [id, kept.map((row) => openForm(keys, row))]));
}
