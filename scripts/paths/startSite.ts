import { once } from 'node:events';
import { startChild, type StartedSite } from 'statechart-atlas/paths-command';
import { freePort } from '../../e2e/support/freePort.ts';
import { tmpOfTests } from '../tmp.ts';
import { root } from '../atlas/folders.ts';

/** The time limit for the start of a site, in milliseconds. */
const startTimeout = 120_000;

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/ready`)).ok;
  } catch {
    return false;
  }
}

/** Ensures that a browser is installed and that the site is built from the current sources. */
export async function prepare(): Promise<boolean> {
  const setup = startChild(process.execPath, ['scripts/setup.mjs', '--chromium'], {
    cwd: root,
    stdio: ['ignore', 2, 'inherit'],
  });
  const [code] = (await once(setup, 'exit')) as [number | null];
  return code === 0;
}

/** Starts a site with the settings of the browser tests and its own data, and waits until it is ready. */
export async function startSite(): Promise<StartedSite> {
  const port = String(await freePort());
  const site = startChild(process.execPath, ['e2e/support/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, E2E_PORT: port, TMPDIR: tmpOfTests() },
  });
  const ended = new Promise<void>((resolve) => void site.on('exit', () => resolve()));
  const close = () => {
    site.kill('SIGTERM');
    return ended;
  };
  const address = `http://localhost:${port}`;
  const deadline = Date.now() + startTimeout;
  while (!(await isReady(address))) {
    if (site.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error('The site did not start; npm start shows the reason.');
    }
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  return { address, close };
}
