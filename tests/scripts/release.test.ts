import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { getDevelopmentVersion } from '../../scripts/release/developmentVersion.ts';
import { findReleaseErrors, listPackages } from '../../scripts/release/releaseErrors.ts';
import { createTestFolder } from '../support/folders.ts';

const root = resolve(import.meta.dirname, '../..');

interface Files {
  changelog?: string;
  tool?: string;
  locked?: string;
}

const release = (name: string, lines = ['- **To upgrade**: nothing.']) =>
  `## [${name}] - 2026-11-27\n\n${lines.join('\n')}\n`;

/** Creates a repository of version 2.1.0 with one public package. */
async function repository({ changelog = release('2.1.0'), tool = '2.1.0', locked = '2.1.0' }: Files) {
  const folder = await createTestFolder();
  const write = (file: string, value: object) => writeFile(join(folder, file), JSON.stringify(value));
  await mkdir(join(folder, 'packages/tool'), { recursive: true });
  await mkdir(join(folder, 'packages/internal'), { recursive: true });
  await write('package.json', { name: 'site', version: '2.1.0' });
  await write('packages/tool/package.json', { name: 'tool', version: tool });
  await write('packages/internal/package.json', { name: 'internal', version: '0.0.1', private: true });
  await write('package-lock.json', {
    packages: { '': { version: locked }, 'packages/tool': { version: tool } },
  });
  await writeFile(join(folder, 'CHANGELOG.md'), `# Changelog\n\n${changelog}`);
  return folder;
}

describe('a release', () => {
  test('has no errors in this repository, except for changes that are not released yet', () => {
    const errors = findReleaseErrors(root).filter((error) => !error.includes('unreleased changes'));
    expect(errors).toEqual([]);
  });

  test('consists of the site and the public packages', async () => {
    expect(listPackages(await repository({})).map(({ name }) => name)).toEqual(['site', 'tool']);
  });

  test.each<[string, Files, string]>([
    [
      'an older changelog',
      { changelog: release('2.0.0') },
      'CHANGELOG.md begins with release 2.0.0, but package.json has 2.1.0.',
    ],
    [
      'unreleased changes',
      { changelog: `## [Unreleased]\n\n- A change\n\n${release('2.1.0')}` },
      'CHANGELOG.md lists unreleased changes. Move them to a release.',
    ],
    [
      'a release that is too long',
      {
        changelog: release('2.1.0', ['- **To upgrade**: nothing.', ...Array<string>(10).fill('- A change')]),
      },
      'CHANGELOG.md: release 2.1.0 has 11 lines, more than 10.',
    ],
    [
      'a release that begins with something else than the upgrade',
      { changelog: release('2.1.0', ['- A change']) },
      'CHANGELOG.md: release 2.1.0 does not begin with what an upgrade requires ("- **To upgrade").',
    ],
    [
      'a package of another version',
      { tool: '2.0.0' },
      'packages/tool/package.json has version 2.0.0, not 2.1.0.',
    ],
    [
      'an older lock file',
      { locked: '2.0.0' },
      'package-lock.json has another version than ./package.json. Run "npm install".',
    ],
  ])('is refused with %s', async (_, files, error) => {
    expect(findReleaseErrors(await repository(files))).toEqual([error]);
  });

  test('may have an empty list of unreleased changes', async () => {
    const changelog = `## [Unreleased]\n\n${release('2.1.0')}`;
    expect(findReleaseErrors(await repository({ changelog }))).toEqual([]);
  });
});

describe('a development version', () => {
  test('follows the last release, and names its commit', () => {
    expect(getDevelopmentVersion('0.2.9', '1a2b3c4')).toBe('0.2.10-dev.g1a2b3c4');
  });

  test('is valid with a hash of digits that begins with 0', () => {
    expect(getDevelopmentVersion('0.2.0', '0123456')).not.toMatch(/\.0\d+$/);
  });

  test('has no commit outside a git repository', () => {
    expect(getDevelopmentVersion('1.0.0', undefined)).toBe('1.0.1-dev');
  });
});

describe('the workflow for a tag', () => {
  interface Step {
    run?: string;
    uses?: string;
    with?: Record<string, string>;
  }

  async function readJobs() {
    const text = await readFile(join(root, '.github/workflows/release.yml'), 'utf8');
    return (parse(text) as { jobs: Record<'packages' | 'image', { needs?: string; steps: Step[] }> }).jobs;
  }

  test('checks the release and its tag before it packs and publishes the files with checksums', async () => {
    const { packages } = await readJobs();
    expect(packages.steps.flatMap(({ run = [] }) => run)).toEqual([
      'npm ci',
      'npm run release -- --dry-run',
      expect.stringContaining('"$GITHUB_REF_NAME"'),
      'npm run release -- --pack release',
      expect.stringContaining('sha256sum'),
      expect.stringContaining('gh release create'),
    ]);
  });

  test('then builds the image for two processors', async () => {
    const { image } = await readJobs();
    expect(image.needs).toBe('packages');
    expect(image.steps.at(-1)!.with).toMatchObject({
      file: 'deploy/Dockerfile',
      platforms: 'linux/amd64,linux/arm64',
    });
  });
});
