import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { environmentFileError } from '../../server/process/environment.ts';
import { createTestFolder } from '../support/folders.ts';

const commandLine = resolve(import.meta.dirname, '../../server/cli.ts');

const run = (folder: string, environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, [commandLine, '--version'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], LANGUAGE: 'pt:en', ...environment },
    encoding: 'utf8',
  });

test('a file .env that may not be read is reported with the user and the solution', () => {
  const error = environmentFileError(Object.assign(new Error('permission denied'), { code: 'EACCES' }));
  expect(error.message).toMatch(/^\.env may not be read by this user \(user id \d+\)\. .+ chmod 640\)\.$/);
});

test('misspelt settings of the environment and of .env are reported, and the command runs', async () => {
  const folder = await createTestFolder();
  await writeFile(join(folder, '.env'), 'PORRT=1\nTZ=UTC\n');
  const { status, stderr } = run(folder, { PUBLC_URL: 'https://stay.example' });
  expect({ status, lines: stderr.trim().split('\n') }).toEqual({
    status: 0,
    lines: [
      'The environment sets PUBLC_URL, which is not a setting: did you mean PUBLIC_URL?',
      '.env sets PORRT, which is not a setting: did you mean PORT?',
    ],
  });
});

test('a file .env that cannot be read ends the command without a stack trace', async () => {
  const folder = await createTestFolder();
  await mkdir(join(folder, '.env'));
  const { status, stderr } = run(folder);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /^\.env cannot be read \(EISDIR.*\)\. It must be a text file\.\n$/,
    ) as string,
  });
});
