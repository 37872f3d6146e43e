import { createServer, type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const message = (kind: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const refusal = (code: string) => message('E', Buffer.from(`SFATAL\0C${code}\0Mrefused with ${code}\0\0`));
const letIn = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

interface Refusing {
  code: string;
  /** Whether it rejects the connection or the first query. */
  when: 'login' | 'query';
  port?: number;
}

/** Starts a server with PostgreSQL's protocol that rejects clients with one of its error codes. */
export async function startRefusingPostgres({ code, when, port = 0 }: Refusing) {
  const server = createServer((connection) => {
    let isIn = false;
    connection.on('error', () => undefined);
    connection.on('data', () => {
      if (when === 'login') return void connection.end(refusal(code));
      connection.write(isIn ? refusal(code) : letIn);
      if (isIn) connection.write(message('Z', Buffer.from('I')));
      isIn = true;
    });
  });
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())));
  return { port: (server.address() as AddressInfo).port };
}
