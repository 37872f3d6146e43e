import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from './freePort.ts';
import { clientId, clientSecret } from './siteUnderTest.ts';

const root = resolve(import.meta.dirname, '../..');

/** The checkout of the site under test, on another host name than the one that the separate site calls. */
export const gatewayOfHost = `localhost:${process.env['E2E_PORT']}`;

/** A second site that uses the site under test as its host API. */
export async function openFrontendSite(settings: Record<string, string>) {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'estadia-in-front-'));
  const site = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: folder,
      API_URL: `http://127.0.0.1:${process.env['E2E_PORT']}`,
      CLIENT_ID: clientId,
      CLIENT_SECRET: clientSecret,
      FEATURED_UNITS: 'casa-do-limoeiro',
      ...settings,
    },
  });
  const ended = once(site, 'exit');
  const close = async () => {
    site.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  const isReady = async () => (await fetch(`${url}/ready`).catch(() => undefined))?.ok === true;
  try {
    await expect.poll(isReady, { message: 'the separate site is ready', timeout: 20_000 }).toBe(true);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
