import type { Database } from '../../store/database.ts';
import { findPublished } from '../../units/versions.ts';
import { CommandRefused } from '../shared/refused.ts';

/** Refuses a command about a property that does not exist. */
export const noSuchProperty = (id: string): CommandRefused =>
  new CommandRefused(`Property ${id} does not exist.`, { kind: 'not-found' });

/** @throws {CommandRefused} if the files of its folder manage the property */
export async function requireNotFromFiles(db: Database, id: string): Promise<void> {
  const published = await findPublished(db, id);
  if (!published?.fromFiles) return;
  throw new CommandRefused(
    `The files in CONTENT_DIR manage ${id}: change them, or import them first ("content import --property ${id}").`,
    { kind: 'managed-by-files' },
  );
}

/** @throws {CommandRefused} unless the dashboard manages the property */
export async function requireManaged(db: Database, id: string): Promise<void> {
  if (!(await findPublished(db, id))) throw noSuchProperty(id);
  await requireNotFromFiles(db, id);
}
