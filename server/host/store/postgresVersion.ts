import { sql } from 'kysely';
import { CannotOpen } from './cannotOpen.ts';
import type { Database } from './database.ts';

/** The oldest major version of PostgreSQL that the site supports. */
export const oldestPostgres = 13;

/** Whether a server with a version such as `12.22 (Debian 12.22-1)` is too old. */
export const isPostgresTooOld = (version: string): boolean => Number.parseInt(version) < oldestPostgres;

/** @throws {CannotOpen} if PostgreSQL is older than the site supports */
export async function requirePostgresVersion(db: Database): Promise<void> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version
  `.execute(db);
  const { version } = rows[0]!;
  if (!isPostgresTooOld(version)) return;
  throw new CannotOpen(
    `DATABASE_URL names PostgreSQL ${version}, and the site needs version ${oldestPostgres} or newer. Upgrade that server, or use another one.`,
  );
}
