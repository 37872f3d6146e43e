import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { siteSettings, type SiteSettings } from '../../../contract/content/siteSettings.ts';
import type { Database } from '../store/database.ts';
import { equalsConstant } from '../store/literals.ts';
import { lockMarks } from '../store/lockMarks.ts';
import { inTransaction } from '../store/transaction.ts';

/** The published settings of the site. */
export interface PublishedSettings {
  /** The number of their version; 0 if the host has chosen none. */
  readonly number: number;
  readonly settings: SiteSettings;
}

/** Reads the published settings of the site. */
export async function readSiteSettings(db: Database): Promise<PublishedSettings> {
  const row = await db
    .selectFrom('siteSettings')
    .select(['number', 'document'])
    .where(equalsConstant('state', ['published']))
    .executeTakeFirst();
  return row
    ? { number: row.number, settings: v.parse(siteSettings, row.document) }
    : { number: 0, settings: {} };
}

/** Publishes changed settings of the site as a new version; nothing if they are the same. */
export const publishSiteSettings = (
  db: Database,
  change: SiteSettings,
  author: string | undefined,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockMarks(trx, ['settings of the site']);
    const { number, settings } = await readSiteSettings(trx);
    const changed = { ...settings, ...change };
    if (isDeepStrictEqual(changed, settings)) return;
    await trx
      .updateTable('siteSettings')
      .set({ state: 'superseded' })
      .where(equalsConstant('state', ['published']))
      .execute();
    await trx
      .insertInto('siteSettings')
      .values({
        number: number + 1,
        state: 'published',
        document: JSON.stringify(changed),
        author: author ?? null,
      })
      .execute();
  });

/** Compares ids by the order that the host has chosen; others follow by their names. */
export function compareByOrder(order: readonly string[] = []): (a: string, b: string) => number {
  const places = new Map(order.map((id, index) => [id, index]));
  const getPlace = (id: string) => places.get(id) ?? places.size;
  return (a, b) => getPlace(a) - getPlace(b) || (a < b ? -1 : a > b ? 1 : 0);
}
