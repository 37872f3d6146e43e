import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../server/config/index.ts';
import { getStages } from './support/imageSteps.ts';

const deploy = resolve(import.meta.dirname, '../../deploy');
const read = (name: string) => readFile(join(deploy, name), 'utf8');

interface Template {
  /** The Dockerfile, relative to the repository. */
  dockerfile: string;
  volume: string;
  healthCheck: string;
  /** The settings in the template. */
  settings: Record<string, string>;
}

/** Returns the text of a key in a TOML file, which occurs once. */
function readKey(toml: string, key: string): string {
  const values = [...toml.matchAll(new RegExp(`^${key} = "?([^"\\n]+)"?$`, 'gm'))].map(([, value]) => value!);
  expect([key, values]).toEqual([key, [expect.any(String)]]);
  return values[0]!;
}

async function readFly(): Promise<Template> {
  const toml = await read('fly.toml');
  return {
    dockerfile: `deploy/${readKey(toml, 'dockerfile')}`,
    volume: readKey(toml, 'destination'),
    healthCheck: readKey(toml, 'path'),
    settings: { FLY_APP_NAME: 'casa', SANDBOX: readKey(toml, 'SANDBOX') },
  };
}

async function readRender(): Promise<Template> {
  const { services } = parse(await read('render.yaml')) as {
    services: [
      {
        dockerfilePath: string;
        disk: { mountPath: string };
        healthCheckPath: string;
        envVars: { key: string; value: string }[];
      },
    ];
  };
  const [{ dockerfilePath, disk, healthCheckPath, envVars }] = services;
  const set = Object.fromEntries(envVars.map(({ key, value }) => [key, value]));
  return {
    dockerfile: dockerfilePath,
    volume: disk.mountPath,
    healthCheck: healthCheckPath,
    settings: { RENDER_EXTERNAL_URL: 'https://casa.onrender.com', PORT: '10000', ...set },
  };
}

async function readRailway(): Promise<Template> {
  const { build, deploy: run } = JSON.parse(await read('railway.json')) as {
    build: { dockerfilePath: string };
    deploy: { requiredMountPath: string; healthcheckPath: string };
  };
  // A file of Railway cannot set variables; the page about it sets this one.
  expect(await read('README.md')).toContain('SANDBOX=payments,mail');
  return {
    dockerfile: build.dockerfilePath,
    volume: run.requiredMountPath,
    healthCheck: run.healthcheckPath,
    settings: { RAILWAY_PUBLIC_DOMAIN: 'casa.up.railway.app', PORT: '8080', SANDBOX: 'payments,mail' },
  };
}

async function readImageSettings(): Promise<Record<string, string>> {
  const { steps } = getStages(await read('Dockerfile')).at(-1)!;
  const { text } = steps.find(({ name }) => name === 'ENV')!;
  return Object.fromEntries(text.split(' ').map((pair) => pair.split('=')));
}

describe.each([
  ['Fly', readFly],
  ['Render', readRender],
  ['Railway', readRailway],
] as const)('the template for %s', (_, readTemplate) => {
  test('builds the image, mounts one volume for data and properties, and checks the health', async () => {
    const { dockerfile, volume, healthCheck } = await readTemplate();
    expect(existsSync(join(deploy, '..', dockerfile))).toBe(true);
    const { DATA_DIR, CONTENT_DIR } = await readImageSettings();
    expect(DATA_DIR).toBe(volume);
    expect(CONTENT_DIR!.startsWith(`${volume}/`)).toBe(true);
    expect(healthCheck).toBe('/health');
  });

  test('is enough to start a public site', async () => {
    const { settings } = await readTemplate();
    const config = readConfig({ ...(await readImageSettings()), ...settings });
    expect(config).toMatchObject({ host: '0.0.0.0', proxies: 2, isLocal: false });
    expect(config.publicUrl).toMatch(/^https:\/\/casa\./);
  });
});

test('the proxy of Fly sends requests to the port of the image', async () => {
  const { PORT } = await readImageSettings();
  expect(readKey(await read('fly.toml'), 'internal_port')).toBe(PORT);
});

test('the image has no VOLUME, which Railway rejects', async () => {
  const steps = getStages(await read('Dockerfile')).flatMap(({ steps: all }) => all);
  expect(steps.map(({ name }) => name)).not.toContain('VOLUME');
});
