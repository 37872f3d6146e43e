import { CannotOpen } from '../store/cannotOpen.ts';
import type { Database } from '../store/database.ts';
import { keyPrintOf } from './keyPrint.ts';

/**
 * Sees to it that a database is opened with the secret key that it was made with, or with one that follows it: a
 * database that has none yet, or that of an earlier key, takes the print of the newest.
 * @param secretKeys the newest first, then those that were used before
 * @throws {CannotOpen} when it was made with none of them
 */
export async function requireSameKey(
  db: Database,
  secretKeys: readonly [string, ...string[]],
): Promise<void> {
  const [newest, ...earlier] = secretKeys.map(keyPrintOf) as [string, ...string[]];
  await db
    .insertInto('installation')
    .values({ keyPrint: newest })
    .onConflict((conflict) =>
      conflict
        .column('isTheOne')
        .doUpdateSet({ keyPrint: newest })
        .where('installation.keyPrint', 'in', [newest, ...earlier]),
    )
    .execute();
  const { keyPrint } = await db.selectFrom('installation').select('keyPrint').executeTakeFirstOrThrow();
  if (keyPrint === newest) return;
  throw new CannotOpen(
    'SECRET_KEY is not the one that the database was made with: links in mails would stop working, and what is ' +
      'encrypted could not be read. Set it to that one again; where none was set then, put back the file ' +
      'secret-key in DATA_DIR and set none.',
  );
}
