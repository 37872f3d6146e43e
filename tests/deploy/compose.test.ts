import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DCLinter } from 'dclint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { writeSite } from '../../server/commands/newSite/writeSite.ts';
import { readConfig } from '../../server/config/index.ts';
import { findFreePort, startProcess } from '../site/support/process.ts';
import { requireBuild } from '../site/support/requireBuild.ts';
import { createTestFolder } from '../support/folders.ts';
import { getStages } from './support/imageSteps.ts';

const root = resolve(import.meta.dirname, '../..');
const file = join(root, 'deploy/compose.yaml');

interface Service {
  volumes?: string[];
  environment: Record<string, string>;
  env_file?: string;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

const readCompose = async () => parse(await readFile(file, 'utf8')) as Compose;

/** The settings that the image contains. */
async function readImageSettings(): Promise<Record<string, string>> {
  const last = getStages(await readFile(join(root, 'deploy/Dockerfile'), 'utf8')).at(-1)!;
  const { text } = last.steps.find(({ name }) => name === 'ENV')!;
  return Object.fromEntries(text.split(' ').map((pair) => pair.split('=')));
}

// The proxy is there for everybody.
const linter = new DCLinter({
  rules: { 'no-unbound-port-interfaces': 0 },
  quiet: false,
  debug: false,
  exclude: [],
});

const mistakesIn = (path: string) =>
  linter
    .lintFiles([path], false)
    .flatMap(({ messages }) => messages)
    .map(({ rule, line, message }) => `${rule} ${line}: ${message}`);

test('the services are as the compose specification wants them', async () => {
  expect(mistakesIn(file)).toEqual([]);
  const wrong = join(await createTestFolder(), 'compose.yaml');
  await writeFile(wrong, (await readFile(file, 'utf8')).replace('    restart:', '    restarts:'));
  expect(mistakesIn(wrong).join()).toContain('must NOT have additional properties');
});

test('every file and volume that they name is there, and the site writes to one volume only', async () => {
  const { services, volumes } = await readCompose();
  const sources = Object.values(services).flatMap(({ volumes: used = [] }) =>
    used.map((one) => one.split(':')[0]!),
  );
  const missing = sources.filter((name) =>
    name.startsWith('.') ? !existsSync(resolve(root, 'deploy', name)) : !(name in volumes),
  );
  expect(missing).toEqual([]);
  expect(services['site']).toMatchObject({ volumes: ['data:/data'], read_only: true, tmpfs: '/tmp' });
  const { DATA_DIR, CONTENT_DIR } = await readImageSettings();
  expect([DATA_DIR, CONTENT_DIR]).toEqual(['/data', '/data/content']);
});

/** Replaces variables as Compose does, the innermost first. */
function interpolate(text: string, set: Readonly<Record<string, string>>): string {
  const replaced = text.replace(
    /\$\{(\w+)(?::([-+?])([^{}]*))?\}/,
    (_, name: string, kind = '', other = '') => {
      if (kind === '?' && !set[name]) throw new Error(`${name} ${other}`);
      if (kind === '+') return set[name] ? other : '';
      return set[name] || (kind === '-' ? other : '');
    },
  );
  return replaced === text ? text : interpolate(replaced, set);
}

/** The environment of the site's container with these lines in `.env`. */
async function getEnvironment(set: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const { services } = await readCompose();
  const { environment, env_file: file } = services['site']!;
  expect(file).toBe('.env');
  const filled = Object.entries(environment).map(([name, value]) => [name, interpolate(value, set)]);
  return { ...(await readImageSettings()), ...set, ...Object.fromEntries(filled) };
}

/** The settings that the head of the file says to write into `.env`. */
async function readHeadSettings(): Promise<Record<string, string>> {
  const [, pairs] = /^# {3}printf '%s\\n' (.*) > \.env$/m.exec(await readFile(file, 'utf8'))!;
  return Object.fromEntries(pairs!.split(' ').map((pair) => pair.split('=')));
}

test('the site starts with exactly the settings in the head of the file, and shows the demo', async () => {
  await requireBuild();
  const volume = await createTestFolder();
  const environment = await getEnvironment(await readHeadSettings());
  const PORT = String(await findFreePort());
  const inVolume = { DATA_DIR: volume, CONTENT_DIR: join(volume, 'content') };
  await mkdir(inVolume.CONTENT_DIR);
  const settings = { ...environment, LOG_LEVEL: 'info', HOST: '127.0.0.1', PORT, ...inVolume };
  const site = startProcess(process.execPath, ['server/main.ts'], { settings });
  try {
    await site.waitForOutput(/ is ready"/);
    expect(site.output()).toContain('"site":"https://stay.example"');
    expect(site.output()).toContain('THE DEMO');
    const headers = { Host: 'stay.example', 'X-Forwarded-For': '192.0.2.1' };
    expect((await fetch(`http://127.0.0.1:${PORT}/health`, { headers })).status).toBe(200);
  } finally {
    await site.end();
  }
});

test('with PostgreSQL, the site uses the database of the profile', async () => {
  const { services } = await readCompose();
  expect(services['database']).toMatchObject({ profiles: ['postgres'] });
  const head = await readHeadSettings();
  expect(readConfig(await getEnvironment(head)).databaseUrl).toBeUndefined();
  const withPassword = await getEnvironment({ ...head, POSTGRES_PASSWORD: 'secret' });
  expect(readConfig(withPassword).databaseUrl).toBe('postgres://estadia:secret@database/estadia');
});

test('the database and the proxies in .env take precedence over those of the file', async () => {
  const own = { DATABASE_URL: 'postgres://estadia:secret@db.example/estadia', TRUST_PROXY: '2' };
  expect(await getEnvironment({ ...(await readHeadSettings()), ...own })).toMatchObject(own);
});

test('a missing domain is named before anything starts', async () => {
  const { services } = await readCompose();
  expect(() => interpolate(services['caddy']!.environment['DOMAIN']!, {})).toThrow(
    'DOMAIN set it in deploy/.env',
  );
});

test.each(['deploy/compose.yaml', 'docs/dashboard.md'])(
  'the host command in %s exists in the site’s container',
  async (name) => {
    const text = await readFile(join(root, name), 'utf8');
    const [, service = '', command = ''] = /docker compose exec (\w+) npm run (\w+) -- access link/.exec(
      text,
    )!;
    const { services } = await readCompose();
    expect(services[service]).toMatchObject({ build: { dockerfile: 'deploy/Dockerfile' } });
    // The image contains a site that `init` created.
    const site = join(await createTestFolder(), 'site');
    await writeSite(site);
    const { scripts } = JSON.parse(await readFile(join(site, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(Object.keys(manifest.bin)).toEqual([scripts[command]]);
  },
);
