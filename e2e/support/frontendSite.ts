import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './freePort.ts';
import { clientId, clientSecret } from './siteUnderTest.ts';

const root = resolve(import.meta.dirname, '../..');

/** The checkout of the site under test, on another host name than the one that the separate site calls. */
export const gatewayOfHost = `localhost:${process.env['E2E_PORT']}`;

/** The time limit for the start of a site, in milliseconds. */
const readyTimeout = 300_000;

/** A second site that uses the site under test as its host API. */
export async function openFrontendSite(settings: Record<string, string>) {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'estadia-in-front-'));
  const site = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
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
  // The log, because another program could get the free port first and answer requests.
  const ready = (async () => {
    const signal = AbortSignal.timeout(readyTimeout);
    for await (const line of createInterface({ input: site.stdout, signal }))
      if (line.includes('is ready')) return true;
    return false;
  })();
  if (!(await ready)) {
    await close();
    throw new Error('The separate site was not ready in time, or ended.');
  }
  site.stdout.resume();
  return { url: `http://localhost:${port}`, close };
}
