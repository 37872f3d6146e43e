import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { createServer, type Server as AnyServer, type Socket } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';
import { CannotStart } from './cannotStart.ts';

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) => `PORT ${port} is taken. Stop what uses it, or set PORT to another.`,
  EACCES: (_, port) => `PORT ${port} may not be used by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
  ENOTFOUND: (host) => `HOST ${host} is not known on this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
};

/**
 * The socket that systemd has opened already and passes on (sd_listen_fds(3)): it outlives the process. Of several
 * processes it is passed to their supervisor, who listens for them.
 */
export function passedSocket(): { fd: number } | undefined {
  const { LISTEN_PID: pid, LISTEN_FDS: sockets } = process.env;
  const signalledProcess = cluster.isWorker ? process.ppid : process.pid;
  return pid === String(signalledProcess) && sockets === '1' ? { fd: 3 } : undefined;
}

/**
 * Of several processes each has a queue of its own at the port, and the system gives out who comes: so one that dies
 * takes along nobody who was not its own. Elsewhere than on Linux they share the queue.
 */
const portOptions = cluster.isWorker && process.platform === 'linux' ? { reusePort: true } : {};

/** Begins to listen, where it is told to, or at the socket that it is given. */
export function listen(server: AnyServer, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      reject(reason ? new CannotStart(reason(host, port), { cause: error }) : error);
    });
    server.listen(passedSocket() ?? { port, host, ...portOptions }, resolve);
  });
}

/**
 * Looks whether nobody else listens there: processes that listen beside each other would share the port with them.
 * @throws {CannotStart} when somebody does
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  if (passedSocket()) return;
  const server = createServer();
  await listen(server, host, port);
  await new Promise((resolve) => server.close(resolve));
}

/** How long who has connected and not asked yet is given to begin, in milliseconds. */
const silence = 500;

/** The most callers who wait at a port: Node's backlog, where none is named. */
const backlog = 511;

/**
 * Accepts who has connected and waits at the port, whom the system would reset when the port is closed. The event loop
 * accepts one of them a round, so this takes rounds until one of them accepts nobody.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let isEmpty = false;
  const accepted = () => (isEmpty = false);
  server.on('connection', accepted);
  // The round under way may have looked at the port already.
  for (let round = 0; round <= backlog && !isEmpty; round += 1) {
    isEmpty = round > 0;
    await nextRound();
  }
  server.off('connection', accepted);
}

/**
 * What closes a server: it stops listening, and waits until what was being asked is answered, `milliseconds` at most. Whoever
 * asks more on a connection that is still open is answered, and told to ask no more on it. Call it before the server listens.
 */
export function getClosing(server: Server): (milliseconds: number) => Promise<void> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  // Browsers connect ahead of what they ask, and Node takes such a connection for a busy one.
  function closeSilent() {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  }

  return (milliseconds) =>
    new Promise((resolve) => {
      const closeTimeout = setTimeout(() => server.closeAllConnections(), milliseconds);
      const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
      const silentTimeout = setTimeout(closeSilent, silence);
      server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
      const closePort = async () => {
        await acceptWaiting(server);
        server.close(() => {
          clearTimeout(closeTimeout);
          clearTimeout(silentTimeout);
          clearInterval(closeIdle);
          resolve();
        });
        server.closeIdleConnections();
      };
      void closePort();
    });
}
