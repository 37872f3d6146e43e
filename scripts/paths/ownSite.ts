import { resolve } from 'node:path';
import { freePort } from '../../e2e/support/freePort.ts';
import { tmpOfTests } from '../tmp.ts';
import { startChild } from './cleanup.ts';

const root = resolve(import.meta.dirname, '../..');

/** The time limit for the start of a site, in milliseconds. */
const patience = 120_000;

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/ready`)).ok;
  } catch {
    return false;
  }
}

/** Starts a site with the settings of the browser tests and its own data, and waits until it answers. */
export async function openOwnSite(): Promise<{ address: string; close: () => Promise<void> }> {
  const port = String(await freePort());
  const site = startChild(process.execPath, ['e2e/support/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, E2E_PORT: port, TMPDIR: tmpOfTests() },
  });
  const ended = new Promise<void>((done) => void site.on('exit', () => done()));
  const close = () => {
    site.kill('SIGTERM');
    return ended;
  };
  const address = `http://localhost:${port}`;
  const until = Date.now() + patience;
  while (!(await answers(address))) {
    if (site.exitCode !== null || Date.now() > until) {
      await close();
      throw new Error('The site did not start; npm start shows the reason.');
    }
    await new Promise((again) => void setTimeout(again, 100));
  }
  return { address, close };
}
