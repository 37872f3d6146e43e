import type { Logger } from 'pino';
import { Refusal } from '../base/refusal.ts';
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

/** Logs failures of a store outside of the database, and answers them as temporary. */
function reportFailures(outside: PhotoStore, log: Logger): PhotoStore {
  const report = (error: unknown) => {
    log.error({ reason: String(error) }, 'the photo store has failed');
    throw new Refusal('unavailable', { retryAfter: 5 });
  };
  return {
    put: (name, photo) => outside.put(name, photo).catch(report),
    get: (name) => outside.get(name).catch(report),
    delete: (name) => outside.delete(name).catch(report),
  };
}

/** Adds the photos of the database to a store outside of it, which a site may use from some day on. */
export function withDatabasePhotos(
  store: PhotoStore | undefined,
  { db, log }: { db: Database; log: Logger },
): PhotoStore {
  const inside = databasePhotos(db);
  if (!store) return inside;
  const outside = reportFailures(store, log);
  return {
    put: (name, photo) => outside.put(name, photo),
    get: async (name) => (await inside.get(name)) ?? outside.get(name),
    async delete(name) {
      await inside.delete(name);
      await outside.delete(name);
    },
  };
}
