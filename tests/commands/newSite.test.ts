import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../../server/commands/newSite/writeSite.ts';
import { settingNames } from '../../server/config/settings.ts';
import { createTestFolder } from '../support/folders.ts';
import { runCommand } from './support/site.ts';

const read = (folder: string, file: string) => readFile(join(folder, file), 'utf8');

test('a new site has its commands, its settings as comments, and an empty folder of properties', async () => {
  const folder = join(await createTestFolder(), 'Casa da Rosa');
  await writeSite(folder);
  expect((await readdir(folder)).toSorted()).toEqual(['.env', '.gitignore', 'content', 'package.json']);
  expect(await readdir(join(folder, 'content'))).toEqual(['README.md']);
  expect(JSON.parse(await read(folder, 'package.json'))).toEqual({
    name: 'casa-da-rosa',
    private: true,
    scripts: { start: 'estadia start', host: 'estadia' },
  });
  const lines = (await read(folder, '.env')).split('\n').filter((line) => line !== '');
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual([]);
  const named = lines.flatMap((line) => /^# ([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(named).toContain('PUBLIC_URL');
  expect(settingNames).toEqual(expect.arrayContaining(named));
  expect((await stat(join(folder, '.env'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'content'))).mode & 0o777).toBe(0o755);
});

test('a folder that is not empty is refused and left unchanged', async () => {
  const folder = await createTestFolder();
  await writeFile(join(folder, 'package.json'), '{}');
  await expect(writeSite(folder)).rejects.toThrow(
    `${folder} is not empty. Choose a folder that is empty or does not exist. Nothing was changed.`,
  );
  expect(await readdir(folder)).toEqual(['package.json']);
  expect(await read(folder, 'package.json')).toBe('{}');
});

test('a file in place of the folder is refused', async () => {
  const file = join(await createTestFolder(), 'site');
  await writeFile(file, 'notes');
  await expect(writeSite(file)).rejects.toThrow(`${file} cannot be created: a file has that name.`);
});

test('a clone says that it is a site itself', async () => {
  const folder = join(await createTestFolder(), 'site');
  const place = { dataDir: 'no-such-folder', contentDir: 'no-such-folder' };
  const { code, err } = await runCommand(place, ['init', folder]);
  expect(code).toBe(1);
  expect(err).toContain('This is a clone of the repository, which is a site itself');
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});
