import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { requireOneHost } from '../../server/process/requireOneHost.ts';

async function getStatus(lines: readonly string[]): Promise<string> {
  const server = createServer(requireOneHost((_, response) => void response.end('answered')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(['GET / HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n'));
  return (await text(socket)).split('\r\n')[0]!;
}

test.each([
  ['one Host line', ['Host: stay.test'], 'HTTP/1.1 200 OK'],
  ['two different Host lines', ['Host: stay.test', 'Host: other.test'], 'HTTP/1.1 400 Bad Request'],
  ['two equal Host lines', ['Host: stay.test', 'host: stay.test'], 'HTTP/1.1 400 Bad Request'],
  [
    'Host lines with others between them',
    ['HOST: a.test', 'X: 1', 'hOsT: b.test'],
    'HTTP/1.1 400 Bad Request',
  ],
  ['no Host line', [], 'HTTP/1.1 400 Bad Request'],
  ['a header that ends with Host', ['Host: stay.test', 'X-Forwarded-Host: a.test'], 'HTTP/1.1 200 OK'],
])('a request with %s is answered as RFC 9112 says', async (_, lines, status) => {
  expect(await getStatus(lines)).toBe(status);
});
