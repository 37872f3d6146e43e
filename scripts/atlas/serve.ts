import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { product } from '../../machines/product.ts';
import { root } from './folders.ts';

function getPort(typed: string): number {
  const port = Number(typed);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new InvalidArgumentError('A port is a number from 1 to 65535.');
  return port;
}

/** Whether nobody listens on a port of this machine. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

async function serve({ port }: { port: number }): Promise<void> {
  console.log(
    `The live view will be at http://localhost:${port}/atlas/live/: in some seconds, ` +
      'or in a minute where the site has to be built first.',
  );
  if (!(await isFree(port))) {
    console.error(`Port ${port} is taken on this machine. Name another one with --port.`);
    process.exit(1);
  }
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/setup.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  // What it shows is built by then.
  const { serveLive } = await import('../../e2e/live/serve.ts');
  const { SiteNotStarted } = await import('../../e2e/life/site.ts');
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  try {
    const live = await serveLive(product, port, stopped.signal);
    console.log(`The site beside its machines: ${live.url}\nIts data are gone when it ends: Ctrl+C.`);
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
      'Starts a site of its own with its sandbox, on this machine alone, and shows it beside the diagrams of its ' +
        'machines: the states they are in, the arrows they took, what they heard, and what the world can do to them.',
    )
    .option('--port <port>', 'where it is shown', getPort, 4100)
    .action(serve);
