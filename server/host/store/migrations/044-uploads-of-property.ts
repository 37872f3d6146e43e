import { sql, type Kysely } from 'kysely';

/** Finds the photos that were uploaded for a property, which the dashboard shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index photo_upload_of_property on photo_upload (property)`.execute(db);
}
