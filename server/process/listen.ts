import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { createServer, type Server as AnyServer, type Socket } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';
import { CannotStart } from './cannotStart.ts';

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) =>
    `PORT ${port} is in use. Stop the process that uses it, or set PORT to another number.`,
  EACCES: (_, port) => `This user may not listen on PORT ${port}. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (host) =>
    `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`,
  ENOTFOUND: (host) =>
    `HOST ${host} cannot be resolved on this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`,
};

/**
 * Returns the socket that systemd has opened and passed on (sd_listen_fds(3)); it outlives the process. With several
 * processes, systemd passes it to the supervisor, which listens for its workers.
 */
export function passedSocket(): { fd: number } | undefined {
  const { LISTEN_PID: pid, LISTEN_FDS: sockets } = process.env;
  const signalledProcess = cluster.isWorker ? process.ppid : process.pid;
  return pid === String(signalledProcess) && sockets === '1' ? { fd: 3 } : undefined;
}

/**
 * Options that give each worker its own accept queue on Linux, where the kernel distributes connections: a worker that
 * dies loses only the connections in its own queue. On other systems the workers share one queue.
 */
const portOptions = cluster.isWorker && process.platform === 'linux' ? { reusePort: true } : {};

/** Starts to listen on the given host and port, or on the socket that systemd passed. */
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
 * Checks that no other process listens on the port: workers would share the port with it.
 * @throws {CannotStart} when another process does
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  if (passedSocket()) return;
  const server = createServer();
  await listen(server, host, port);
  await new Promise((resolve) => server.close(resolve));
}

/** The time that a new connection has to send its first byte while the server closes, in milliseconds. */
const silence = 500;

/** The maximum number of connections that wait at a port: Node's default backlog. */
const backlog = 511;

/**
 * Accepts the connections that wait at the port: the system would reset them when the port closes. The event loop
 * accepts one connection per round, so this runs until a round accepts none.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let isEmpty = false;
  const accepted = () => (isEmpty = false);
  server.on('connection', accepted);
  // The current round may have polled the port already.
  for (let round = 0; round <= backlog && !isEmpty; round += 1) {
    isEmpty = round > 0;
    await nextRound();
  }
  server.off('connection', accepted);
}

/**
 * Returns a function that closes the server: it stops listening and waits until all pending requests are answered, for
 * `milliseconds` at most. Requests on connections that are still open get an answer with `Connection: close`. Call it
 * before the server listens.
 */
export function getClosing(server: Server): (milliseconds: number) => Promise<void> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  // Browsers open connections before they need them, and Node considers such a connection busy.
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
