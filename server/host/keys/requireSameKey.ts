import { CannotOpen } from '../store/cannotOpen.ts';
import type { Database } from '../store/database.ts';
import { getKeyPrint } from './keyPrint.ts';

const getFingerprints = (secretKey: string, secretKeyPrevious?: string): string[] =>
  [secretKey, ...(secretKeyPrevious === undefined ? [] : [secretKeyPrevious])].map(getKeyPrint);

/** Whether a database was created with one of these secret keys, or has no key yet. */
export async function isEncryptedWith(
  db: Database,
  secretKey: string,
  secretKeyPrevious?: string,
): Promise<boolean> {
  const kept = await db.selectFrom('installation').select('keyPrint').executeTakeFirst();
  return kept === undefined || getFingerprints(secretKey, secretKeyPrevious).includes(kept.keyPrint);
}

/** Stores the fingerprint of a new secret key in the database. */
export async function replaceKeyPrint(db: Database, secretKey: string): Promise<void> {
  const keyPrint = getKeyPrint(secretKey);
  await db
    .insertInto('installation')
    .values({ keyPrint })
    .onConflict((conflict) => conflict.column('isTheOne').doUpdateSet({ keyPrint }))
    .execute();
}

/**
 * Checks that a database is opened with the secret key that it was created with, or with that key's successor. Stores
 * the fingerprint of the current key if the database has none or that of the previous key.
 * @throws {CannotOpen} if it was created with neither
 */
export async function requireSameKey(
  db: Database,
  secretKey: string,
  secretKeyPrevious?: string,
): Promise<void> {
  const keyPrint = getKeyPrint(secretKey);
  const taken = getFingerprints(secretKey, secretKeyPrevious);
  await db
    .insertInto('installation')
    .values({ keyPrint })
    .onConflict((conflict) =>
      conflict.column('isTheOne').doUpdateSet({ keyPrint }).where('installation.keyPrint', 'in', taken),
    )
    .execute();
  const kept = await db.selectFrom('installation').select('keyPrint').executeTakeFirstOrThrow();
  if (kept.keyPrint === keyPrint) return;
  throw new CannotOpen(
    'SECRET_KEY is not the one that the database was created with: links in e-mails would stop working, and encrypted ' +
      'data could not be read. Set it to that key again, or set SECRET_KEY_PREVIOUS to it. If no key ' +
      'was set then, restore the file secret-key in DATA_DIR and set none. If the key is lost: npm run host -- keys replace-lost.',
  );
}
