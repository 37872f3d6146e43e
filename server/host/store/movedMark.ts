import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { CannotOpen } from './cannotOpen.ts';
import type { Database } from './database.ts';

/** The file that says where the embedded database of a data folder went. */
export const movedMark = 'moved-to-postgres.json';

interface Moved {
  /** The server and its database, without who may enter. */
  to: string;
  /** RFC 3339; null until it is known that all has arrived. */
  at: string | null;
}

/** Where the embedded database of a folder went; undefined where it is in use. */
export async function readMoved(dataDir: string): Promise<Moved | undefined> {
  const file = join(dataDir, movedMark);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Moved) : undefined;
}

/** Marks the embedded database of a folder as one that has gone elsewhere. */
export async function markMoved(dataDir: string, moved: Moved): Promise<void> {
  const file = join(dataDir, movedMark);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(moved)}\n`, { mode: 0o600 });
  await rename(draft, file);
}

const again = 'do "npm run host -- move-to-postgres" again';

/**
 * Keeps a folder from going on with data that was moved.
 * @throws {CannotOpen} saying where it is, and how to go back
 */
export async function requireHere(dataDir: string): Promise<void> {
  const moved = await readMoved(dataDir);
  if (moved === undefined) return;
  const mark = join(dataDir, movedMark);
  throw new CannotOpen(
    moved.at === null
      ? `The data of DATA_DIR ${dataDir} was on its way to PostgreSQL at ${moved.to} when that was interrupted. Set ` +
          `DATABASE_URL to it and ${again}; or remove ${mark} to go on with what is here.`
      : `The data of DATA_DIR ${dataDir} was moved to PostgreSQL at ${moved.to} on ${moved.at}: set DATABASE_URL to it. ` +
          `To go back to what was here then, without anything booked since, remove ${mark}.`,
  );
}

async function isInUse(db: Database): Promise<boolean> {
  const { rows } = await sql<{ unit: string | null }>`select to_regclass('unit')::text as unit`.execute(db);
  if (rows[0]?.unit == null) return false;
  return (await sql`select 1 from unit limit 1`.execute(db)).rows.length > 0;
}

/**
 * Keeps a site from beginning anew on a PostgreSQL server while its bookings lie in the data folder.
 * @throws {CannotOpen} saying how they are taken along
 */
export async function requireArrived(dataDir: string, db: Database): Promise<void> {
  if (!existsSync(join(dataDir, 'database'))) return;
  const moved = await readMoved(dataDir);
  if (moved === undefined && !(await isInUse(db))) {
    throw new CannotOpen(
      `DATABASE_URL names a database that no site has used yet, and the bookings of this one are in DATA_DIR ${dataDir}. ` +
        'Take them along with "npm run host -- move-to-postgres", or leave DATABASE_URL out to go on there. To begin ' +
        `with nothing instead, move ${join(dataDir, 'database')} elsewhere.`,
    );
  }
  if (moved?.at === null) {
    throw new CannotOpen(
      `The data of DATA_DIR ${dataDir} was on its way to PostgreSQL at ${moved.to} when that was interrupted: ${again}.`,
    );
  }
}
