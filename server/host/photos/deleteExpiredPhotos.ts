import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { statementTime } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';

/** Days after which a photo is deleted if no version of a property uses it and it is not the logo, counted again while one does. */
export const unusedDays = 30;

export const unusedUntil = sql<Date>`${statementTime} + make_interval(days => ${unusedDays}::integer)`;

/** The number of photos per run, so that a store on the network does not hold up other tasks. */
const atATime = 50;

/** Deletes expired uploads with their parts. */
export const deleteExpiredUploads = ({ db }: Pick<HostContext, 'db'>): Promise<void> =>
  deleteRows(db, 'photoUpload', sql<boolean>`expires_at <= ${statementTime}`);

const isUsed = sql`(
  exists (select 1 from photo_use where photo_use.photo_id = photo.id)
  or exists (select 1 from site_settings where state = 'published' and document ->> 'logo' = photo.id)
)`;

// The limit comes before the condition on other tables, so that the database reads only these rows.
const isDue = sql`id = any(array(
  select id from photo where expires_at <= ${statementTime}
  order by expires_at limit ${sql.lit(atATime)} for update skip locked
))`;

/**
 * Deletes expired photos that neither a version of a property nor the site uses, and renews the term of the others, so that a run looks at few
 * photos. If the process ends between the row and the bytes, the bytes remain; their name is never used again.
 */
export async function deleteUnusedPhotos({
  db,
  photoStore,
}: Pick<HostContext, 'db' | 'photoStore'>): Promise<void> {
  await sql`update photo set expires_at = ${unusedUntil} where ${isDue} and ${isUsed}`.execute(db);
  const { rows } = await sql<{ storedAs: string }>`
    delete from photo where ${isDue} and not ${isUsed} returning stored_as
  `.execute(db);
  for (const { storedAs } of rows) await photoStore.delete(storedAs);
}
