import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { CannotOpen } from './cannotOpen.ts';
import type { Database } from './database.ts';
import { replaceFile } from './replaceFile.ts';

/** The file with the target of a moved embedded database. */
export const moveMarker = 'moved-to-postgres.json';

interface Moved {
  /** The server and its database, without credentials. */
  to: string;
  /** RFC 3339; null until the copy is verified. */
  at: string | null;
}

/** Reads the target of a folder's embedded database; undefined if it was not moved. */
export async function readMoved(dataDir: string): Promise<Moved | undefined> {
  const file = join(dataDir, moveMarker);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Moved) : undefined;
}

/** Marks the embedded database of a folder as moved. */
export async function markMoved(dataDir: string, moved: Moved): Promise<void> {
  await replaceFile(join(dataDir, moveMarker), `${JSON.stringify(moved)}\n`);
}

const again = 'run "npm run host -- move-to-postgres" again';

/**
 * Prevents the use of a folder whose data was moved.
 * @throws {CannotOpen} with the new location, and how to go back
 */
export async function requireNotMoved(dataDir: string): Promise<void> {
  const moved = await readMoved(dataDir);
  if (moved === undefined) return;
  const mark = join(dataDir, moveMarker);
  throw new CannotOpen(
    moved.at === null
      ? `The move of the data in DATA_DIR ${dataDir} to PostgreSQL at ${moved.to} was interrupted. Set ` +
          `DATABASE_URL to it and ${again}; or remove ${mark} to continue with the data here.`
      : `The data of DATA_DIR ${dataDir} was moved to PostgreSQL at ${moved.to} on ${moved.at}: set DATABASE_URL to it. ` +
          `To go back to the data from before the move, without later bookings, remove ${mark}.`,
  );
}

async function isInUse(db: Database): Promise<boolean> {
  const { rows } = await sql<{ unit: string | null }>`select to_regclass('unit')::text as unit`.execute(db);
  if (rows[0]?.unit == null) return false;
  return (await sql`select 1 from unit limit 1`.execute(db)).rows.length > 0;
}

/**
 * Prevents that a site starts with an empty PostgreSQL database while its bookings are in the data folder.
 * @throws {CannotOpen} with the command that moves them
 */
export async function requireMoveCompleted(dataDir: string, db: Database): Promise<void> {
  if (!existsSync(join(dataDir, 'database'))) return;
  const moved = await readMoved(dataDir);
  if (moved === undefined && !(await isInUse(db))) {
    throw new CannotOpen(
      `DATABASE_URL is a database that no site has used yet, but the bookings of this site are in DATA_DIR ${dataDir}. ` +
        'Move them with "npm run host -- move-to-postgres", or unset DATABASE_URL to continue there. To start ' +
        `without them, move ${join(dataDir, 'database')} to another place.`,
    );
  }
  if (moved?.at === null) {
    throw new CannotOpen(
      `The move of the data in DATA_DIR ${dataDir} to PostgreSQL at ${moved.to} was interrupted: ${again}.`,
    );
  }
}
