import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };
import { getPublishedManifest, packPackage } from '../../scripts/release/packPackage.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const packages = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'example')),
);

/** Returns the contents of the code blocks of a language. */
const getBlocks = (page: string, language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) =>
    text.trim(),
  );

const getSection = (page: string, title: string) =>
  new RegExp(`^## ${title}\\n([^]*?)(?=^## |(?![^]))`, 'm').exec(page)?.[1] ?? '';

type Locked = Record<string, { version?: string; link?: boolean }>;
const locked = lock.packages as Locked;

/** Creates a project with the packages of the README's install command, at the versions of this repository. */
async function createProject(name: string, readme: string, packedFile: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-package-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [install = ''] = getBlocks(getSection(readme, 'Install'), 'sh');
  const names = install
    .split(' ')
    .slice(2)
    .filter((word) => !word.startsWith('-'));
  const dependencies = Object.fromEntries(
    names.map((one) => [one, one === name ? `file:${packedFile}` : locked[`node_modules/${one}`]?.version]),
  );
  const manifest = { name: 'sample', version: '1.0.0', private: true, type: 'module', dependencies };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  // With the locked versions, npm needs nothing that it has not stored for this repository.
  const others = Object.entries(locked).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  const ownLock = {
    name: 'sample',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': { name: 'sample', version: '1.0.0' }, ...Object.fromEntries(others) },
  };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(ownLock));
  await run('npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
  });
  await cp(join(root, 'packages', name, 'example'), folder, { recursive: true });
  return folder;
}

describe.each(packages)('the packed package %s', (name) => {
  const folder = join(root, 'packages', name);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const example = getSection(readme, 'Example');

  test('runs the example of its README in an empty project', async () => {
    const packed = await mkdtemp(join(tmpdir(), 'estadia-packed-'));
    onTestFinished(() => rm(packed, { recursive: true, force: true }));
    const project = await createProject(name, readme, await packPackage(name, packed));
    const [command = ''] = getBlocks(example, 'sh');
    const { VITEST: _, ...env } = process.env;
    const { stdout } = await run('sh', ['-c', command], { cwd: project, env }).catch(
      (error: unknown) => error as { stdout: string },
    );
    for (const line of getBlocks(example, 'text').join('\n').split('\n')) expect(stdout).toContain(line);
    const installed = globSync(`node_modules/${name}/**/*.ts`, { cwd: project });
    expect(installed.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
    expect(existsSync(join(project, 'node_modules', name, 'LICENSE'))).toBe(true);
  });

  test('has an example that its README quotes', async () => {
    const files = globSync('example/**/*.{js,mjs}', { cwd: folder });
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const blocks = getBlocks(example, 'js');
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks)
      expect(
        texts.some((text) => text.includes(block)),
        block,
      ).toBe(true);
  });
});

test.each(readdirSync(join(root, 'packages')))(
  '%s publishes each of its entries as a compiled file',
  (name) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
      exports: Record<string, string>;
      publishConfig: { exports: Record<string, { types: string; default: string }> };
    };
    const compiled = Object.entries(manifest.exports).map(([entry, file]) => {
      const path = file.replace(/^\.\/src\/(.*)\.ts$/, './dist/$1');
      return [entry, { types: `${path}.d.ts`, default: `${path}.js` }];
    });
    expect(manifest.publishConfig.exports).toEqual(Object.fromEntries(compiled));
  },
);

test('the fields in publishConfig replace those of the workspace', () => {
  const manifest = getPublishedManifest({
    name: 'sample',
    exports: './src/index.ts',
    devDependencies: { vitest: '*' },
    publishConfig: { access: 'public', exports: './dist/index.js', peerDependencies: { vitest: '>=5' } },
  });
  expect(manifest).toEqual({
    name: 'sample',
    exports: './dist/index.js',
    peerDependencies: { vitest: '>=5' },
    publishConfig: { access: 'public' },
  });
});
