import type { HostContext } from '../base/context.ts';
import { decryptText, encryptText, type Keys } from '../keys/keys.ts';
import { reencrypt, type SealedAgain, type SealedText } from '../keys/reencrypt.ts';
import type { Database } from '../store/database.ts';

const encryptionContext = (id: string) => `webhook endpoint ${id}`;

const readRow = (db: Database) =>
  db.selectFrom('webhookEndpoint').select(['id', 'secret']).executeTakeFirst();

/** The endpoint that the site created; `secret` is undefined if no key can decrypt it. */
interface StoredEndpoint {
  id: string;
  secret: string | undefined;
}

/** Reads the endpoint that the site created; undefined if it created none. */
export async function readEndpoint({
  db,
  keys,
}: Pick<HostContext, 'db' | 'keys'>): Promise<StoredEndpoint | undefined> {
  const row = await readRow(db);
  if (row === undefined) return undefined;
  const { id, secret: sealed } = row;
  try {
    return { id, secret: sealed === null ? undefined : decryptText(keys, sealed, encryptionContext(id)) };
  } catch {
    return { id, secret: undefined };
  }
}

/** Reads the signing secret of the endpoint that the site created. */
export const readOwnSecret = async (context: Pick<HostContext, 'db' | 'keys'>): Promise<string | undefined> =>
  (await readEndpoint(context))?.secret;

/**
 * Stores a new endpoint in place of the former one. Returns false if another process has replaced the former one
 * already.
 */
export async function replaceEndpoint(
  { db, keys }: Pick<HostContext, 'db' | 'keys'>,
  former: string | undefined,
  { id, secret }: { id: string; secret: string },
): Promise<boolean> {
  const values = { id, secret: encryptText(keys, secret, encryptionContext(id)) };
  const stored =
    former === undefined
      ? await db
          .insertInto('webhookEndpoint')
          .values(values)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('webhookEndpoint')
          .set(values)
          .where('id', '=', former)
          .returning('id')
          .executeTakeFirst();
  return stored !== undefined;
}

/** Deletes what the site knows of an endpoint. */
export const deleteEndpoint = (db: Database, id: string): Promise<unknown> =>
  db.deleteFrom('webhookEndpoint').where('id', '=', id).execute();

/** Iterates over the signing secret, if there is one. */
export async function* everySecret(db: Database): AsyncGenerator<SealedText> {
  const row = await readRow(db);
  if (row === undefined || row.secret === null) return;
  const { id, secret: sealed } = row;
  const replaceWith = (secret: string | null) =>
    db.updateTable('webhookEndpoint').set({ secret }).where('secret', '=', sealed).execute();
  yield {
    sealed,
    about: encryptionContext(id),
    of: 'the webhook endpoint',
    replaceWith,
    discard: () => replaceWith(null),
  };
}

/** Encrypts the signing secret with the newest key. */
export const reencryptSecret = (db: Database, keys: Keys): Promise<SealedAgain> =>
  reencrypt(keys, everySecret(db));
