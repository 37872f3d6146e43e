import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A server's address over the network, which can be closed and opened again, as a server goes away and comes back. */
export interface Door {
  databaseUrl: string;
  /** Ends every connection, and refuses new ones. */
  close: () => Promise<void>;
  open: () => Promise<void>;
}

/** Makes a way over the network to a server that is reached through a socket otherwise. */
export async function openDoor(databaseUrl: string): Promise<Door> {
  const behind = new URL(databaseUrl);
  const path = join(behind.searchParams.get('host')!, `.s.PGSQL.${behind.port}`);
  const passing = new Set<Socket>();
  const server = createServer((guest) => {
    const inside = connect(path);
    for (const [from, to] of [
      [guest, inside],
      [inside, guest],
    ] as const) {
      passing.add(from);
      from.pipe(to);
      from.on('error', () => undefined);
      from.on('close', () => {
        passing.delete(from);
        to.destroy();
      });
    }
  });
  let port = 0;
  const open = async () => {
    await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  };
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of passing) socket.destroy();
    });
  await open();
  onTestFinished(close);
  return { databaseUrl: `postgres://postgres@127.0.0.1:${port}${behind.pathname}`, close, open };
}
