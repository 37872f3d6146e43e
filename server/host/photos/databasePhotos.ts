import type { PhotoStore } from '../ports/photoStore.ts';
import type { Database } from '../store/database.ts';

/** Stores the bytes of photos in the database, which backups and `move-to-postgres` then contain. */
export const databasePhotos = (db: Database): PhotoStore => ({
  async put(name, { bytes }) {
    await db
      .insertInto('photoContent')
      .values({ name, bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  async get(name) {
    const row = await db
      .selectFrom('photoContent')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirst();
    return row && Buffer.from(row.bytes);
  },
  async delete(name) {
    await db.deleteFrom('photoContent').where('name', '=', name).execute();
  },
});

/** Adds the photos of the database to a store outside of it, which a site may use from some day on. */
export function withDatabasePhotos(outside: PhotoStore | undefined, db: Database): PhotoStore {
  const inside = databasePhotos(db);
  if (!outside) return inside;
  return {
    put: (name, photo) => outside.put(name, photo),
    get: async (name) => (await inside.get(name)) ?? outside.get(name),
    async delete(name) {
      await inside.delete(name);
      await outside.delete(name);
    },
  };
}
