import type { Server } from 'node:http';
import { CannotStart } from './cannotStart.ts';

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) => `PORT ${port} is taken. Stop what uses it, or set PORT to another.`,
  EACCES: (_, port) => `PORT ${port} may not be used by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
  ENOTFOUND: (host) => `HOST ${host} is not known on this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
};

/** The socket that systemd has opened already and passes on (sd_listen_fds(3)): it outlives the process. */
function passedSocket(): { fd: number } | undefined {
  const { LISTEN_PID: pid, LISTEN_FDS: sockets } = process.env;
  return pid === String(process.pid) && sockets === '1' ? { fd: 3 } : undefined;
}

/** Begins to listen, where it is told to, or at the socket that it is given. */
export function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      reject(reason ? new CannotStart(reason(host, port), { cause: error }) : error);
    });
    server.listen(passedSocket() ?? { port, host }, resolve);
  });
}

/**
 * Stops listening, and waits until what was being asked is answered, `milliseconds` at most. Whoever asks more on a
 * connection that is still open is answered, and told to ask no more on it.
 */
export function closeServer(server: Server, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), milliseconds);
    const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(closeIdle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
