import type { Database } from '../../store/database.ts';
import { findPublished } from '../../units/versions.ts';
import { CommandRefused } from '../shared/refused.ts';

/** @throws {CommandRefused} unless the dashboard manages the property */
export async function requireManaged(db: Database, id: string): Promise<void> {
  const published = await findPublished(db, id);
  if (!published) throw new CommandRefused(`Property ${id} does not exist.`);
  if (published.fromFiles) {
    throw new CommandRefused(
      `The files in CONTENT_DIR manage ${id}: change them, or import them first ("content import --property ${id}").`,
    );
  }
}
