import { sql } from 'kysely';
import { knownUnits, type Content } from '../content/index.ts';
import type { Database } from '../store/database.ts';
import { readPublished } from './versions.ts';

/** Number of properties per statement. */
const atATime = 100;

/**
 * Stores the changed content of the properties that files manage, so that their reservations work after a folder was
 * removed. The copy of a folder is one version, which follows its files.
 */
export async function storeFileCopies(db: Database, content: Content): Promise<void> {
  const stored = new Map((await readPublished(db)).map((version) => [version.unitId, version]));
  const changed = knownUnits(content).filter(({ id, print }) => {
    const version = stored.get(id);
    return !version || (version.fromFiles && version.hash !== print);
  });
  for (let at = 0; at < changed.length; at += atATime) {
    const rows = changed.slice(at, at + atATime).map(({ id, print, readSource }) => {
      const { photoSizes, ...document } = readSource();
      return { unit_id: id, document, photo_sizes: photoSizes, hash: print };
    });
    await db
      .insertInto('unit')
      .values(rows.map(({ unit_id: id }) => ({ id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`
      insert into property_version (
        unit_id, number, state, from_files, document, photo_sizes, hash, published_at
      )
      select
        unit_id,
        (select coalesce(max(number), 0) + 1 from property_version earlier where earlier.unit_id = copy.unit_id),
        'published', true, document, photo_sizes, hash, clock_timestamp()
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as copy (unit_id text, document json, photo_sizes json, hash text)
      on conflict (unit_id) where state = 'published' do update set
        document = excluded.document,
        photo_sizes = excluded.photo_sizes,
        hash = excluded.hash,
        published_at = excluded.published_at
      where property_version.from_files
    `.execute(db);
  }
}
