import { execFileSync } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import { createTestFolder } from '../support/folders.ts';

const root = resolve(import.meta.dirname, '../..');

/** The arguments of npm in a fresh clone before a command. */
async function getNpmArguments(before: keyof typeof about.scripts): Promise<string> {
  const folder = await createTestFolder();
  for (const name of ['scripts', 'package.json', 'package-lock.json', '.nvmrc']) {
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  const npm = join(folder, 'npm.mjs');
  await writeFile(npm, 'console.log(process.argv.slice(2).join(" "));');
  const [, ...args] = about.scripts[before].split(' ');
  const { PATH } = process.env;
  const options = { cwd: folder, env: { PATH, npm_execpath: npm }, encoding: 'utf8' } as const;
  // Messages for people go to stderr.
  return execFileSync('sh', ['-c', '"$0" "$@" 2>&1', process.execPath, ...args], options);
}

test('a command of a host installs nothing that only tests and tools need', async () => {
  expect(about.scripts.prestart).toContain('--production');
  expect(await getNpmArguments('prehost')).toContain('ci --omit=dev');
});

test('a command of a developer installs those too, whatever the value of NODE_ENV', async () => {
  expect(await getNpmArguments('preatlas')).toContain('ci --include=dev');
});
