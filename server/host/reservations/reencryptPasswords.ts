import type { Keys } from '../keys/keys.ts';
import { reencrypt, type SealedAgain, type SealedText } from '../keys/reencrypt.ts';
import type { Database } from '../store/database.ts';
import { rowsInOrder } from '../store/rowsInOrder.ts';

const readAfter = (db: Database, id: string) =>
  db
    .selectFrom('oneTimePassword')
    .innerJoin('reservation', 'reservation.id', 'oneTimePassword.reservationId')
    .select(['reservation.id', 'number', 'sealed'])
    .where('sealed', 'is not', null)
    .$narrowType<{ sealed: string }>()
    .where('reservation.id', '>', id)
    .orderBy('reservation.id')
    .limit(200)
    .execute();

type Row = Awaited<ReturnType<typeof readAfter>>[number];

const replace = (db: Database, { id, sealed }: Row, newSealed: string | null) =>
  db
    .updateTable('oneTimePassword')
    .set({ sealed: newSealed })
    .where('reservationId', '=', id)
    .where('sealed', '=', sealed)
    .execute();

/** Iterates over all one-time passwords whose e-mail was not sent yet. */
export async function* everyPassword(db: Database): AsyncGenerator<SealedText> {
  for await (const row of rowsInOrder<Row>((last) => readAfter(db, last?.id ?? ''))) {
    const { id, number, sealed } = row;
    yield {
      sealed,
      about: id,
      of: number,
      replaceWith: (newSealed) => replace(db, row, newSealed),
      discard: () => replace(db, row, null),
    };
  }
}

/** Encrypts all one-time passwords whose e-mail was not sent yet with the newest key. */
export const reencryptPasswords = (db: Database, keys: Keys): Promise<SealedAgain> =>
  reencrypt(keys, everyPassword(db));
