import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { noticesPath } from '../../contract/values/noticesPath.ts';
import { createNotices } from '../../scripts/vite/notices/createNotices.ts';
import type { LockedPackage } from '../../scripts/vite/notices/releasedPackages.ts';
import { requireBuild } from '../site/support/requireBuild.ts';
import { createTestFolder } from '../support/folders.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const readText = (...path: string[]) => readFileSync(join(...path), 'utf8').replaceAll('\r\n', '\n');

await requireBuild();
const notices = readText(root, 'dist/client', noticesPath);

/** Returns the folder of the package that contains a module. */
function findFolder(id: string): string | undefined {
  // Modules that a tool adds to the bundle begin with the tool's name.
  if (id.startsWith('\0')) return join(root, 'node_modules', id.slice(1).split(/[/_]/)[0]!);
  if (!id.includes('/node_modules/')) return undefined;
  for (let folder = dirname(id); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && 'version' in (JSON.parse(readText(file)) as object)) return folder;
  }
}

/** Returns what the notices lack of a package. */
function findMissing(folder: string): string[] {
  const { name, version } = JSON.parse(readText(folder, 'package.json')) as Record<string, string>;
  const texts = readdirSync(folder)
    .filter((file) => /^(license|notice)(\.\w+)?$/i.test(file))
    .map((file) => readText(folder, file).split('# Licenses of bundled dependencies')[0]!.trim());
  return [`${name} ${version} (`, ...texts].filter((text) => !notices.includes(text));
}

test('the notices contain the licence of each package whose modules are in the built files', async () => {
  const script = join(root, 'tests/scripts/support/listBundledModules.ts');
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { stdout } = await run(process.execPath, [script], { cwd: root, env, maxBuffer: 2 ** 24 });
  const ids = JSON.parse(stdout) as string[];
  const folders = new Set(ids.flatMap((id) => findFolder(id) ?? []));
  // One of each build, and one of the bundler's own.
  for (const name of ['react-dom', 'react-aria', '@simplewebauthn/browser', 'vite'])
    expect(folders).toContain(join(root, 'node_modules', name));
  expect([...folders].flatMap(findMissing)).toEqual([]);
});

interface Tree {
  version?: string;
  dependencies?: Record<string, Tree>;
}

/** Optional peers of some packages, which are installed here only for development. */
const forDevelopment = /^(?:@types\/node|typescript)$/;

test('the notices name each package that npm installs with the release', async () => {
  const args = ['ls', '--all', '--json', '--omit=dev', '--include-workspace-root', '--workspaces=false'];
  const { stdout } = await run('npm', args, { cwd: root, maxBuffer: 2 ** 24 });
  const listed = new Set<string>();
  const visit = ({ dependencies = {} }: Tree) => {
    for (const [name, tree] of Object.entries(dependencies)) {
      if (forDevelopment.test(name)) continue;
      if (tree.version !== undefined) listed.add(`${name} ${tree.version}`);
      visit(tree);
    }
  };
  visit(JSON.parse(stdout) as Tree);
  expect(listed.size).toBeGreaterThan(100);
  expect([...listed].filter((name) => !notices.includes(`\n${name} (`))).toEqual([]);
});

test('the notices contain the licences of the fonts, and name the sources of data', () => {
  const expected = [
    'Copyright 2022 The Figtree Project Authors',
    'Copyright 2022 The Instrument Serif Project Authors',
    ...['figtree', 'instrument-serif'].map((name) =>
      readText(root, `src/theme/fonts/${name}.license.txt`).trim(),
    ),
    '\nGeoNames (CC-BY-4.0)\n',
    '\nNatural Earth (public domain)\n',
    '\nUnicode CLDR 48 (Unicode-3.0)\n',
    ...['CC-BY-4.0', 'LGPL-3.0-or-later', 'MIT', 'Unicode-3.0'].map((id) => `\nStandard text of ${id}\n`),
  ];
  expect(expected.filter((text) => !notices.includes(text))).toEqual([]);
});

test('the package of the release contains the notices', async () => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const { stdout } = await run('npm', args, { cwd: root, maxBuffer: 2 ** 24 });
  const [packed] = JSON.parse(stdout) as { files: { path: string }[] }[];
  expect(packed!.files.map(({ path }) => path)).toContain(`dist/client${noticesPath}`);
});

interface TestPackage extends LockedPackage {
  files?: Readonly<Record<string, string>>;
  author?: string;
}

/** Creates the notices of a site that depends on a package. */
async function noticesWith({ files = {}, author, ...locked }: TestPackage, modules: readonly string[] = []) {
  const folder = await createTestFolder();
  const path = join(folder, 'node_modules/tool');
  const fonts = join(folder, 'src/theme/fonts');
  await mkdir(path, { recursive: true });
  await mkdir(fonts, { recursive: true });
  for (const name of ['figtree', 'instrument-serif'])
    await writeFile(join(fonts, `${name}.license.txt`), 'The licence of the font');
  await writeFile(join(folder, 'LICENSE'), 'The licence of the site');
  const packages = {
    '': { version: '2.1.0', dependencies: { tool: '^1.0.0' } },
    'node_modules/tool': { version: '1.0.0', ...locked },
  };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const all = { 'package.json': JSON.stringify({ author }), ...files };
  for (const [file, text] of Object.entries(all)) await writeFile(join(path, file), text);
  return createNotices(folder, modules);
}

const bundled = ['/site/node_modules/tool/index.js', '/site/src/entry.tsx'];

describe('the notices', () => {
  test('contain the licence and the notice of a package', async () => {
    const files = {
      LICENSE: 'Apache License',
      'NOTICE.txt': 'This product includes …',
      'license.js': 'script();',
    };
    const text = await noticesWith({ license: 'Apache-2.0', files });
    expect(text).toMatch(/\ntool 1\.0\.0 \(Apache-2\.0\)\n.*\n\nApache License\nThis product includes …\n/);
    expect(text).not.toContain('script();');
  });

  test('contain the standard text and the author of a package without a text of its licence', async () => {
    const text = await noticesWith({ license: 'ISC', author: 'Ana <ana@tools.test>' });
    expect(text).toContain('Copyright (c) Ana\n\nIt comes without the text of its licence');
    expect(text).toContain('Standard text of ISC\n\nISC License');
  });

  test('contain what a README says about the licence', async () => {
    const files = { 'README.md': '# Tool\n\nIt works.\n\n## License\n\nCopyright (c) 2020 Ana\n' };
    const text = await noticesWith({ license: 'MIT', files });
    expect(text).toContain('\n\nCopyright (c) 2020 Ana\n\n');
    expect(text).not.toContain('It works.');
  });

  test('contain the standard text for a package that has a notice, but not the text of its licence', async () => {
    const text = await noticesWith({ license: 'MIT', files: { NOTICE: 'This product includes …' } });
    expect(text).toContain('\n\nThis product includes …\n\nIt comes without the text of its licence');
    expect(text).toContain('Standard text of MIT');
  });

  test('permit a choice of licences if one of them is permitted', async () => {
    expect(await noticesWith({ license: '(MIT OR GPL-3.0-only)' })).toContain('Standard text of MIT');
  });

  test.each<[string, TestPackage, string]>([
    ['without a licence', {}, 'tool 1.0.0 is installed, but declares no licence.'],
    [
      'with a licence that is not permitted',
      { license: 'AGPL-3.0-only' },
      'its licence AGPL-3.0-only is not',
    ],
    ['with a part that is not permitted', { license: 'MIT AND SSPL-1.0' }, 'its licence MIT AND SSPL-1.0 is'],
  ])('are refused for a package %s', async (_, locked, message) => {
    await expect(noticesWith(locked)).rejects.toThrow(message);
    await expect(noticesWith(locked)).rejects.toThrow('Use another package, or add the licence');
  });

  test('are refused for a library whose licence permits its installation only, if it is bundled', async () => {
    const library = { license: 'LGPL-3.0-or-later' };
    expect(await noticesWith(library)).toContain('Standard text of LGPL-3.0-or-later');
    await expect(noticesWith(library, bundled)).rejects.toThrow('tool 1.0.0 is bundled, but its licence');
  });

  test('are refused for a bundled module of an unknown package', async () => {
    const modules = ['/site/node_modules/unknown/index.js'];
    await expect(noticesWith({ license: 'MIT' }, modules)).rejects.toThrow('unknown/index.js');
    await expect(noticesWith({ license: 'MIT' }, ['\0tools/helper.js'])).rejects.toThrow('tools/helper.js');
  });
});
