import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DCLinter } from 'dclint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { readConfig } from '../../server/config/index.ts';
import { createTestFolder } from '../support/folders.ts';

const root = resolve(import.meta.dirname, '../..');
const file = join(root, 'deploy/compose.yaml');

interface Compose {
  services: Record<string, { volumes?: string[]; environment: Record<string, string>; depends_on?: unknown }>;
  volumes: Record<string, null>;
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

test('every file and volume that they name is there', async () => {
  const { services, volumes } = parse(await readFile(file, 'utf8')) as Compose;
  const sources = Object.values(services).flatMap(({ volumes: used = [] }) =>
    used.map((one) => one.split(':')[0]!),
  );
  const missing = sources.filter((name) =>
    name.startsWith('.') ? !existsSync(resolve(root, 'deploy', name)) : !(name in volumes),
  );
  expect(missing).toEqual([]);
  expect(sources).toHaveLength(4);
});

test('the site takes the settings that it is given', async () => {
  const { services } = parse(await readFile(file, 'utf8')) as Compose;
  const set = {
    DOMAIN: 'stay.example',
    POSTGRES_PASSWORD: 'secret',
    SECRET_KEY: '8d1f0c6a9be24753d0a7f3b65c1e9842',
  };
  const filled = Object.entries(services['site']!.environment).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable: keyof typeof set) => set[variable]),
  ]);
  const config = readConfig({ SANDBOX: 'payments,mail', HOST: '0.0.0.0', ...Object.fromEntries(filled) });
  expect(config).toMatchObject({
    publicUrl: 'https://stay.example',
    databaseUrl: 'postgres://estadia:secret@database/estadia',
    secretKey: set.SECRET_KEY,
  });
});

test.each(['deploy/compose.yaml', 'docs/dashboard.md'])(
  'the command of %s for the first owner’s link runs the program in the site’s container',
  async (name) => {
    const commands = (await readFile(join(root, name), 'utf8')).matchAll(
      /docker compose -f (\S+) exec (\w+) node_modules\/\.bin\/(\w+) ([\w ]+)/g,
    );
    const [[, path, service, program, args] = [], ...others] = commands;
    expect(others).toEqual([]);
    const { services } = parse(await readFile(join(root, path!), 'utf8')) as Compose;
    // `npm install` links the programs of packages in this folder of the image.
    expect(services[service!]).toMatchObject({ build: { dockerfile: 'deploy/Dockerfile' } });
    expect(Object.keys(manifest.bin)).toEqual([program]);
    expect(args).toBe('access link');
  },
);
