import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../../contract/values/isRecord.ts';
import { completeLanguages, languages, type Language } from '../../../contract/values/language.ts';
import { listFolders } from './loadContent.ts';
import { parseYaml } from './yamlFile.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a file; none if it is missing or broken, which `loadContent` reports. */
async function readFields(path: string): Promise<Fields> {
  const bytes = await readFile(path).catch(() => undefined);
  const value = bytes && parseYaml(path, bytes).value;
  return isRecord(value) ? value : {};
}

const getLine = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() || undefined : undefined;

async function readPropertyName(folder: string, offered: readonly Language[]): Promise<string | undefined> {
  for (const language of new Set([...offered, ...languages])) {
    const name = getLine((await readFields(join(folder, `${language}.yaml`)))['name']);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The name that the host chose for the site: `siteName` in `host.yaml`. */
export const readChosenName = async (dir: string): Promise<string | undefined> =>
  getLine((await readFields(join(dir, 'host.yaml')))['siteName']);

/**
 * The name of the site according to the content folder: `siteName` in `host.yaml`, otherwise the name of the only
 * property, or the name of the host.
 */
export async function readSiteName(
  dir: string,
  offered: readonly Language[] = completeLanguages,
): Promise<string | undefined> {
  const site = await readFields(join(dir, 'host.yaml'));
  const siteName = await readChosenName(dir);
  if (siteName !== undefined) return siteName;
  const folders = (await listFolders(dir, [])).map((id) => join(dir, id));
  if (folders.length === 0) return undefined;
  const properties = await Promise.all(
    folders.map(async (folder) => ({ folder, ...(await readFields(join(folder, 'property.yaml'))) })),
  );
  const [first, ...others] = properties.filter(
    (property: Fields) => !['yes', 'true'].includes(String(property['retired'])),
  );
  if (first && others.length === 0) return readPropertyName(first.folder, offered);
  const { host }: Fields = first ?? {};
  return getLine(site['name']) ?? (isRecord(host) ? getLine(host['name']) : undefined);
}
