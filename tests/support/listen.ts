import type { AddressInfo, Server } from 'node:net';
import { onTestFinished } from 'vitest';

/** Has a server listen on this machine until the test ends; returns its port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
