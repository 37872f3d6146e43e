import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import spdx from 'spdx-license-list/full.js';

/** Licences of code that may be part of the built files, if its notice is kept. */
const permittedToBundle = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
];
/** Licences of packages that may be installed with the release, so that anybody can replace them. */
const permittedToInstall = [...permittedToBundle, 'LGPL-3.0-or-later'];

/** Returns whether a licence expression (SPDX) permits the use of a package. */
export function isPermitted(licence: string, use: 'bundled' | 'installed'): boolean {
  const permitted = use === 'bundled' ? permittedToBundle : permittedToInstall;
  return licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((id) => permitted.includes(id)));
}

/** Returns the SPDX identifiers in a licence expression. */
export const getIds = (licence: string): string[] => licence.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);

/** Returns the standard text of a licence. */
export function getStandardText(id: string): string {
  const text = spdx[id]?.licenseText;
  if (text === undefined) throw new Error(`SPDX lists no licence "${id}".`);
  return text;
}

const licenceFile = /^(?:un)?licen[cs]e|^copying/i;
const noticeFile = /^copyright|^notice|^third-?party/i;
const isCode = /\.(?:[cm]?[jt]sx?|json|html)$/;

/** Vite's licence is followed by those of its tools, of which no code is in the bundle. */
const licencesOfTools = /^# Licenses of bundled dependencies$[^]*/m;

const readFiles = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name) && !isCode.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(licencesOfTools, ''))
    .join('\n');

/** Returns the section about the licence in a package's README. */
function readSection(folder: string): string {
  const readme = join(folder, 'README.md');
  if (!existsSync(readme)) return '';
  const section = /^#+ licen[cs](?:e|ing)\b.*\n(?<text>[^]*?)(?=^#|(?![^]))/im;
  return section.exec(readFileSync(readme, 'utf8'))?.groups!['text'] ?? '';
}

/** Returns the text of the licence in a package's folder, if there is one, and its other notices. */
export function readLicence(folder: string): { text: string; notices: string } {
  const [text, notices] = [readFiles(folder, licenceFile), readFiles(folder, noticeFile)];
  return { text, notices: text === '' ? notices + readSection(folder) : notices };
}
