import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { product } from '../atlas.config.ts';
import { root } from './folders.ts';

function getPort(typed: string): number {
  const port = Number(typed);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new InvalidArgumentError('The port must be a number from 1 to 65535.');
  return port;
}

/** Returns whether a local port is free. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

async function serve({ port }: { port: number }): Promise<void> {
  console.log(
    `Starting the live view at http://localhost:${port}/atlas/live/. This takes a few seconds, ` +
      'or about a minute if the site has to be built first.',
  );
  if (!(await isFree(port))) {
    console.error(`Port ${port} is in use. Choose another one with --port.`);
    process.exit(1);
  }
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/setup.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  // These modules need the build.
  const { serveLive } = await import('../../e2e/live/serve.ts');
  const { SiteNotStarted } = await import('../../e2e/life/site.ts');
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  try {
    const live = await serveLive(product, port, stopped.signal);
    console.log(`Live view: ${live.url}\nPress Ctrl+C to stop; the temporary data is then deleted.`);
    if (!stopped.signal.aborted) await once(stopped.signal, 'abort');
    await live.close();
    process.exit(0);
  } catch (error) {
    if (!(error instanceof SiteNotStarted)) throw error;
    if (!stopped.signal.aborted) console.error(error.message);
    process.exit(1);
  }
}

export const serveCommand = (): Command =>
  new Command('serve')
    .description(
      'Start a temporary local site with its own sandbox, and show it next to the diagrams of its machines: current ' +
        'states, latest transitions, received events, and buttons that simulate events.',
    )
    .option('--port <port>', 'port of the live view', getPort, 4100)
    .action(serve);
