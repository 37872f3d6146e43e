import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { siteSettings, type SiteSettings } from '../../../contract/content/siteSettings.ts';
import { isRecord } from '../../../contract/values/isRecord.ts';
import type { Database, Trx } from '../store/database.ts';
import type { Keys } from '../keys/keys.ts';
import type { PublishedSettings } from '../ports/settings.ts';
import { equalsConstant } from '../store/literals.ts';
import { lockMarks } from '../store/lockMarks.ts';
import { inTransaction } from '../store/transaction.ts';
import { readSiteSecrets, storeSiteSecret, type SiteSecretName } from './siteSecrets.ts';

/** Reads each value on its own, so that a value of another version of the site does not hide the others. */
function parseSettings(document: unknown): Pick<PublishedSettings, 'settings' | 'unreadable'> {
  const fields = isRecord(document) ? document : {};
  const settings: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const [name, schema] of Object.entries(siteSettings.entries)) {
    if (fields[name] === undefined) continue;
    const { success, output } = v.safeParse(schema as v.GenericSchema, fields[name]);
    if (success) settings[name] = output;
    else unreadable.push(name);
  }
  return { settings, unreadable };
}

/** Reads the published settings of the site. */
export async function readSiteSettings(db: Database): Promise<PublishedSettings> {
  const row = await db
    .selectFrom('siteSettings')
    .select(['number', 'document'])
    .where(equalsConstant('state', ['published']))
    .executeTakeFirst();
  return row
    ? { number: row.number, ...parseSettings(row.document) }
    : { number: 0, settings: {}, unreadable: [] };
}

/** A change of the settings: those that are present and undefined are removed. */
export type SettingsChange = { readonly [Name in keyof SiteSettings]?: SiteSettings[Name] | undefined };

const without = (settings: SettingsChange): SiteSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as SiteSettings;

interface Publication {
  readonly change: SettingsChange;
  /** The id of the user of the dashboard; undefined on the command line. */
  readonly author: string | undefined;
  /** The secrets to replace, or to delete. */
  readonly secrets?: { readonly keys: Keys; readonly values: SecretsChange };
  /** The number of the version that the change is based on; undefined for any. */
  readonly follows?: number | undefined;
}

type SecretsChange = Readonly<Partial<Record<SiteSecretName, string | null>>>;

/** Returns the secrets that differ from the stored ones. */
async function findNewSecrets(trx: Trx, { keys, values }: NonNullable<Publication['secrets']>) {
  const { secrets, unreadable } = await readSiteSecrets(trx, keys);
  return Object.entries(values).filter(
    ([name, value]) =>
      (secrets[name as SiteSecretName] ?? null) !== value || unreadable.includes(name as SiteSecretName),
  ) as [SiteSecretName, string | null][];
}

/**
 * Publishes changed settings of the site as a new version; nothing if they are the same. Returns false, and changes
 * nothing, if they differ and there is a newer version than the one that the change is based on.
 */
export const publishSiteSettings = (
  db: Database,
  { change, author, secrets, follows }: Publication,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await lockMarks(trx, ['settings of the site']);
    const { number, settings } = await readSiteSettings(trx);
    const changed = without({ ...settings, ...change });
    const newSecrets = secrets ? await findNewSecrets(trx, secrets) : [];
    if (isDeepStrictEqual(changed, settings) && newSecrets.length === 0) return true;
    if (follows !== undefined && follows !== number) return false;
    for (const [name, value] of newSecrets) await storeSiteSecret(trx, secrets!.keys, name, value);
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
    return true;
  });

/** Compares ids by the order that the host has chosen; others follow by their names. */
export function compareByOrder(order: readonly string[] = []): (a: string, b: string) => number {
  const places = new Map(order.map((id, index) => [id, index]));
  const getPlace = (id: string) => places.get(id) ?? places.size;
  return (a, b) => getPlace(a) - getPlace(b) || (a < b ? -1 : a > b ? 1 : 0);
}
