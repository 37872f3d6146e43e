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

/** More than any command is given, in bytes: the ids of some thousand reservations. */
const longestInput = 256 * 1024;

export interface ServedCommands {
  dataDir: string;
  secretKey: string;
  commands: HostCommands;
  log: Logger;
}

function getApp({ dataDir, secretKey, commands, log }: ServedCommands) {
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: longestInput,
      onError: (context) => context.json({ message: 'That is more than a command can be given.' }, 413),
    }),
  );
  app.post('/run/:name', async (context) => {
    const name = context.req.param('name');
    if (!isCommand(name)) return context.notFound();
    const input: never = await context.req.json();
    const answer = await commands.run(name, input);
    log.info({ command: name }, 'a command of the host');
    return context.json(answer);
  });
  app.post('/backup', async () => {
    const backup = await makeBackup({ dataDir, secretKey, dump: () => commands.dump() });
    log.info({ command: 'backup' }, 'a command of the host');
    return new Response(Readable.toWeb(backup) as ReadableStream);
  });
  app.notFound((context) =>
    context.json(
      { message: 'The running site does not know this command: start it again, to update it.' },
      404,
    ),
  );
  app.onError((error, context) => {
    if (error instanceof CommandRefused) return context.json({ message: error.message }, 409);
    if (error instanceof WrongInput) return context.json({ message: error.message }, 422);
    log.error({ error: String(error), path: context.req.path }, 'a command of the host failed');
    return context.json({ message: 'The running site failed; its log says why.' }, 500);
  });
  return app;
}

// Bound at once, so that the mask holds for nothing else: nobody but the owner may ever connect.
const listenPrivately = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const mask = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(mask);
  });

/**
 * Takes the host's commands through a socket in the data folder, which its owner alone can use. To be opened
 * by the process that has the folder's lock. Where it cannot be, the log says so, and the site does without.
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
    served.log.warn({ reason: String(error) }, 'the host’s commands cannot be taken while the site runs');
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
