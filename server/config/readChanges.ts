import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot, readVersion } from './packageRoot.ts';

/** The beginnings of entries that concern no host. */
const ofOthers = /^\*\*(?:Developers|Integrators)\*\*/;

/** Removes the marks of Markdown from a text. */
const toPlainText = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the entries of a version in a changelog that concern hosts, as plain text; what an upgrade requires is first. */
function findChanges(changelog: string, version: string): string[] {
  const section = changelog.split(/^## /m).find((one) => one.startsWith(`[${version}]`)) ?? '';
  return section
    .split(/^- /m)
    .slice(1)
    .filter((entry) => !ofOthers.test(entry))
    .map(toPlainText);
}

/** Reads what is new in this version of the software; empty without a changelog. */
export async function readChanges(): Promise<string[]> {
  const changelog = await readFile(join(packageRoot, 'CHANGELOG.md'), 'utf8').catch(() => '');
  return findChanges(changelog, readVersion());
}
