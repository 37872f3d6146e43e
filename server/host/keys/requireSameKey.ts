import { CannotOpen } from '../store/cannotOpen.ts';
import type { Database } from '../store/database.ts';
import { getKeyPrint } from './keyPrint.ts';

const getFingerprints = (secretKey: string, secretKeyPrevious?: string): string[] =>
  [secretKey, ...(secretKeyPrevious === undefined ? [] : [secretKeyPrevious])].map(getKeyPrint);

/** Whether a database was made with one of these secret keys, or with none yet. */
export async function isEncryptedWith(
  db: Database,
  secretKey: string,
  secretKeyPrevious?: string,
): Promise<boolean> {
  const kept = await db.selectFrom('installation').select('keyPrint').executeTakeFirst();
  return kept === undefined || getFingerprints(secretKey, secretKeyPrevious).includes(kept.keyPrint);
}

/** Has a database be one that was made with this secret key. */
export async function replaceKeyPrint(db: Database, secretKey: string): Promise<void> {
  const keyPrint = getKeyPrint(secretKey);
  await db
    .insertInto('installation')
    .values({ keyPrint })
    .onConflict((conflict) => conflict.column('isTheOne').doUpdateSet({ keyPrint }))
    .execute();
}

/**
 * Sees to it that a database is opened with the secret key that it was made with, or with the one that follows it: a
 * database that has none yet, or that of the key before, takes the print of today's.
 * @throws {CannotOpen} when it was made with neither
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
    'SECRET_KEY is not the one that the database was made with: links in mails would stop working, and what is ' +
      'encrypted could not be read. Set it to that one again, or name that one as SECRET_KEY_PREVIOUS; where none ' +
      'was set then, put back the file secret-key in DATA_DIR and set none. If it is lost for good: npm run host -- keys replace-lost.',
  );
}
