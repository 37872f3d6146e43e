import type { Keys } from '../keys/keys.ts';
import { reencrypt, type SealedAgain, type SealedText } from '../keys/reencrypt.ts';
import type { Database } from '../store/database.ts';
import { rowsInOrder } from '../store/rowsInOrder.ts';
import { encryptionContext } from './sealedMessage.ts';

const parts = { forHost: encryptionContext.host, forVisitor: encryptionContext.visitor } as const;
type Part = keyof typeof parts;

const readAfter = (db: Database, id: string) =>
  db
    .selectFrom('contactMessage')
    .select(['id', 'forHost', 'forVisitor'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(200)
    .execute();

const replace = (db: Database, id: string, part: Part, sealed: string, newSealed: string | null) =>
  db
    .updateTable('contactMessage')
    .set({ [part]: newSealed })
    .where('id', '=', id)
    .where(part, '=', sealed)
    .execute();

/** Iterates over all parts of messages whose e-mail was not sent yet. */
export async function* everyPart(db: Database): AsyncGenerator<SealedText> {
  for await (const row of rowsInOrder<{ id: string } & Record<Part, string | null>>((last) =>
    readAfter(db, last?.id ?? ''),
  )) {
    const { id } = row;
    for (const part of ['forHost', 'forVisitor'] as const) {
      const sealed = row[part];
      if (sealed === null) continue;
      yield {
        sealed,
        about: parts[part](id),
        of: id,
        replaceWith: (newSealed) => replace(db, id, part, sealed, newSealed),
        discard: () => replace(db, id, part, sealed, null),
      };
    }
  }
}

/** Encrypts all messages whose e-mail was not sent yet with the newest key. */
export const reencryptMessages = (db: Database, keys: Keys): Promise<SealedAgain> =>
  reencrypt(keys, everyPart(db));
