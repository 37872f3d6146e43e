import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { CommandRefused, isCommand, WrongInput, type HostCommands } from '../../host/index.ts';
import { makeBackup } from '../backup/makeBackup.ts';
import { socketPath, withoutSocket } from './socketPath.ts';

/** The maximum size of a command's input in bytes: enough for the ids of several thousand reservations. */
const longestInput = 256 * 1024;

export interface ServedCommands {
  dataDir: string;
  secretKey: string;
  /** The address of the site, which links contain. */
  publicUrl: string;
  commands: HostCommands;
  log: Logger;
}

/** The answer to a command that asks for the address of the site. */
export type SiteAddress = Pick<ServedCommands, 'publicUrl'>;

function getApp({ dataDir, secretKey, publicUrl, commands, log }: ServedCommands) {
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: longestInput,
      onError: (context) => context.json({ message: 'The command’s input is too large.' }, 413),
    }),
  );
  app.post('/run/:name', async (context) => {
    const name = context.req.param('name');
    if (!isCommand(name)) return context.notFound();
    const input: never = await context.req.json();
    const answer = await commands.run(name, input);
    log.info({ command: name }, 'host command');
    return context.json(answer);
  });
  app.post('/backup', async () => {
    const backup = await makeBackup({ dataDir, secretKey, dump: (file) => commands.dump(file) });
    log.info({ command: 'backup' }, 'host command');
    return new Response(Readable.toWeb(backup) as ReadableStream);
  });
  app.post('/address', (context) => context.json({ publicUrl } satisfies SiteAddress));
  app.notFound((context) =>
    context.json(
      { message: 'The running site has another version and does not know this command: restart it.' },
      404,
    ),
  );
  app.onError((error, context) => {
    if (error instanceof CommandRefused) return context.json({ message: error.message }, 409);
    if (error instanceof WrongInput) return context.json({ message: error.message }, 422);
    log.error({ error: String(error), path: context.req.path }, 'host command failed');
    return context.json({ message: 'The command failed in the running site; its log says why.' }, 500);
  });
  return app;
}

// Binds the socket synchronously, so that the umask affects no other file: only the owner may connect.
const listenPrivately = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const mask = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(mask);
  });

/**
 * Accepts the host's commands through a socket in the data folder that only its owner can use. Only the process that
 * holds the folder's lock may open it. If that fails, the site logs a warning and runs without it.
 */
export async function serveCommands(served: ServedCommands): Promise<{ close(): Promise<void> }> {
  const path = socketPath(served.dataDir);
  const answer = getRequestListener(getApp(served).fetch);
  const server = createServer((request, response) => void answer(request, response));
  try {
    if (path === undefined) throw new Error(withoutSocket);
    await rm(path, { force: true });
    await listenPrivately(server, path);
  } catch (error) {
    served.log.warn({ reason: String(error) }, 'host commands are unavailable while the site runs');
    return { close: () => Promise.resolve() };
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
