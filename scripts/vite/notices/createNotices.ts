import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { borrowedData, type BorrowedData } from './borrowedData.ts';
import { getIds, getStandardText, isPermitted, readLicence } from './licences.ts';
import {
  findInstalledPackages,
  findPackageOfModule,
  type LockedPackage,
  type LockedPackages,
} from './releasedPackages.ts';

interface Entry {
  title: string;
  text: string;
  /** The licences whose standard texts apply, because the text of the licence is missing. */
  standardTexts: readonly string[];
}

interface Manifest {
  homepage?: string;
  author?: string | { name: string };
}

const rule = '='.repeat(80);
const readText = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
const readJson = (root: string, file: string) => JSON.parse(readText(root, file)) as unknown;

/** Refers to the standard texts of a licence. */
const withStandardTexts = (title: string, licence: string, notices = ''): Entry => ({
  title,
  text: `${notices}\n\nIt comes without the text of its licence; the standard text of ${getIds(licence).join(', ')} is at the end.`,
  standardTexts: getIds(licence),
});

function createEntry(
  root: string,
  folder: string,
  { version, license: licence, optional }: LockedPackage,
  use: 'bundled' | 'installed',
): Entry {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (licence === undefined || !isPermitted(licence, use)) {
    throw new Error(
      `${name} ${version} is ${use}, but ` +
        (licence === undefined ? 'declares no licence. ' : `its licence ${licence} is not permitted. `) +
        'Use another package, or add the licence in scripts/vite/notices/licences.ts if it allows this.',
    );
  }
  const path = join(root, folder);
  // npm omits packages for other systems.
  const isPresent = existsSync(join(path, 'package.json'));
  if (!isPresent && !optional) throw new Error(`${name} is not installed. Run "npm install".`);
  const { homepage, author } = (isPresent ? readJson(path, 'package.json') : {}) as Manifest;
  const title = `${name} ${version} (${licence})\n  ${homepage ?? `https://www.npmjs.com/package/${name}`}`;
  const { text, notices } = isPresent ? readLicence(path) : {};
  if (text) return { title, text: `${text}\n${notices}`, standardTexts: [] };
  const holder =
    (typeof author === 'object' ? author.name : author)?.replace(/ <.*/, '') ?? `the authors of ${name}`;
  return withStandardTexts(`${title}\n  Copyright (c) ${holder}`, licence, notices);
}

function createDataEntry(root: string, { name, home, licence, use, holder, file }: BorrowedData): Entry {
  const title = `${name} (${licence})\n  ${home}\n  ${use}`;
  if (holder !== undefined) return withStandardTexts(`${title}\n  Copyright (c) ${holder}`, licence);
  return { title, text: file === undefined ? '' : readText(root, file), standardTexts: [] };
}

const formatSection = (titles: readonly string[], text: string) =>
  [rule, ...titles, '', text.trim()].join('\n').trimEnd();

/** Lists the titles of entries with the same text above it. */
const formatEntries = (entries: readonly Entry[]) =>
  [...Map.groupBy(entries, ({ text }) => text.replaceAll('\r\n', '\n').trim())].map(([text, group]) =>
    formatSection(
      group.map(({ title }) => title),
      text,
    ),
  );

/**
 * Creates the file with the licences of everything by others that the release or a browser receives: the packages whose
 * modules are in the built files, the packages that npm installs with the release, fonts and data.
 * @param modules the ids of the modules in the built files
 * @throws when a package declares no licence, or one that is not permitted
 */
export function createNotices(root: string, modules: Iterable<string>): string {
  const { packages } = readJson(root, 'package-lock.json') as { packages: LockedPackages };
  const bundled = new Set([...modules].flatMap((id) => findPackageOfModule(packages, id) ?? []));
  const folders = [...bundled.union(findInstalledPackages(packages))].toSorted();
  const entries = [
    ...folders.map((folder) =>
      createEntry(root, folder, packages[folder]!, bundled.has(folder) ? 'bundled' : 'installed'),
    ),
    ...borrowedData.map((data) => createDataEntry(root, data)),
  ];
  const standardTexts = [...new Set(entries.flatMap((entry) => entry.standardTexts))].toSorted();
  const sections = [
    `Open-source licences\n\nThis website runs on Estadia ${packages['']!.version}. Its built files contain, or npm installs ` +
      'with them,\nthe packages, fonts and data below. Thanks to their authors.',
    formatSection(['Estadia (MIT)'], readText(root, 'LICENSE')),
    ...formatEntries(entries),
    ...standardTexts.map((id) => formatSection([`Standard text of ${id}`], getStandardText(id))),
  ];
  return `${sections.join('\n\n')}\n`;
}
