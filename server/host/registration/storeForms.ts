import type { LegalForm } from '../../../contract/schemas/legalForm.ts';
import { encryptText, decryptText, type Keys, type EncryptionKeys } from '../keys/keys.ts';
import { isInList } from '../store/arrays.ts';
import type { Database, Trx } from '../store/database.ts';
import type { RegistrationTable } from '../store/schema.ts';

/** Guests' forms were encrypted with a different secret key; the message contains the solution. */
export class FormsUnreadable extends Error {
  override readonly name = 'FormsUnreadable';
}

/** The keys for guests' forms. */
export const getSealing = ({ registration, previous }: Keys): EncryptionKeys => ({
  encryption: registration,
  previous: previous && { encryption: previous.registration },
});

/** The encryption context of a form, so that an encrypted form cannot be moved to another guest or reservation. */
export const aboutForm = ({
  reservationId,
  position,
}: Pick<RegistrationTable, 'reservationId' | 'position'>) => `guest ${reservationId} ${position}`;

/** Stores the legal forms of a reservation's guests, each encrypted as a whole, and replaces earlier ones. */
export async function storeForms(
  trx: Trx,
  keys: Keys,
  reservationId: string,
  forms: readonly LegalForm[],
): Promise<void> {
  const rows = forms.map((form, position) => ({
    reservationId,
    position,
    sealed: encryptText(getSealing(keys), JSON.stringify(form), aboutForm({ reservationId, position })),
  }));
  await trx.deleteFrom('registration').where('reservationId', '=', reservationId).execute();
  await trx.insertInto('registration').values(rows).execute();
  await trx.updateTable('reservation').set({ formsStored: true }).where('id', '=', reservationId).execute();
}

function openForm(keys: Keys, row: RegistrationTable): LegalForm {
  try {
    return JSON.parse(decryptText(getSealing(keys), row.sealed, aboutForm(row))) as LegalForm;
  } catch {
    throw new FormsUnreadable(
      `Neither SECRET_KEY nor SECRET_KEY_PREVIOUS is the key with which the guests of reservation ${row.reservationId} were ` +
        'registered. Set one of them to that key; if no key was set then, it is in the file secret-key in DATA_DIR.',
    );
  }
}

/**
 * Reads the stored forms of these reservations, by reservation, in the order of the registration.
 * @throws {FormsUnreadable} if they were encrypted with a different secret key
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
          .where(isInList('reservationId', reservationIds))
          .orderBy('position')
          .execute();
  const byReservation = Map.groupBy(rows, ({ reservationId }) => reservationId);
  return new Map([...byReservation].map(([id, kept]) => [id, kept.map((row) => openForm(keys, row))]));
}
