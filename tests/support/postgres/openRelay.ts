import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** A network address of a server that a test can close and open again. */
export interface Relay {
  databaseUrl: string;
  /** Closes every connection and rejects new ones. */
  close: () => Promise<void>;
  open: () => Promise<void>;
  /** Delays all data by some milliseconds. */
  delay: (milliseconds: number) => void;
}

/** Opens a network relay to a server that otherwise has a Unix socket. */
export async function openRelay(databaseUrl: string): Promise<Relay> {
  const behind = new URL(databaseUrl);
  const path = join(behind.searchParams.get('host')!, `.s.PGSQL.${behind.port}`);
  const passing = new Set<Socket>();
  let late = 0;
  const server = createServer((guest) => {
    const inside = connect(path);
    for (const [from, to] of [
      [guest, inside],
      [inside, guest],
    ] as const) {
      passing.add(from);
      let before = Promise.resolve();
      from.on('data', (part) => {
        const due = pause(late);
        before = before.then(() => due).then(() => void to.write(part));
      });
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
  const here = `postgres://postgres@127.0.0.1:${port}${behind.pathname}`;
  return { databaseUrl: here, close, open, delay: (milliseconds) => void (late = milliseconds) };
}
