import { sql } from 'kysely';
import type { Keys } from '../keys/keys.ts';
import { reencrypt, type SealedAgain, type SealedText } from '../keys/reencrypt.ts';
import type { Database } from '../store/database.ts';
import { rowsInOrder } from '../store/rowsInOrder.ts';
import { aboutForm, getSealing } from './storeForms.ts';

type Row = Awaited<ReturnType<typeof readAfter>>[number];

const readAfter = (db: Database, { reservationId, position }: { reservationId: string; position: number }) =>
  db
    .selectFrom('registration')
    .innerJoin('reservation', 'reservation.id', 'registration.reservationId')
    .select(['reservationId', 'position', 'sealed', 'number'])
    .where(sql<boolean>`(reservation_id, position) > (${reservationId}, ${position}::integer)`)
    .orderBy('reservationId')
    .orderBy('position')
    .limit(200)
    .execute();

const replace = (db: Database, { reservationId, position, sealed }: Row, newSealed: string) =>
  db
    .updateTable('registration')
    .set({ sealed: newSealed })
    .where('reservationId', '=', reservationId)
    .where('position', '=', position)
    .where('sealed', '=', sealed)
    .execute();

/** Deletes a form. Guests of a stay that was not reported can then be registered again. */
async function forget(db: Database, { reservationId, position }: Row): Promise<void> {
  await db
    .deleteFrom('registration')
    .where('reservationId', '=', reservationId)
    .where('position', '=', position)
    .execute();
  await db
    .updateTable('reservation')
    .set({ guestsRegisteredAt: null })
    .where('id', '=', reservationId)
    .where('bulletinsExportedAt', 'is', null)
    .execute();
}

/** Iterates over all stored forms. */
export async function* everyForm(db: Database): AsyncGenerator<SealedText> {
  const first = { reservationId: '', position: 0 };
  for await (const row of rowsInOrder<Row>((last) => readAfter(db, last ?? first))) {
    const { sealed, number } = row;
    yield {
      sealed,
      about: aboutForm(row),
      of: number,
      replaceWith: (newSealed) => replace(db, row, newSealed),
      discard: () => forget(db, row),
    };
  }
}

/** Encrypts all stored forms with the newest key. */
export const reencryptForms = (db: Database, keys: Keys): Promise<SealedAgain> =>
  reencrypt(getSealing(keys), everyForm(db));
