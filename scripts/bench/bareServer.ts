import { createServer, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

// The baseline of a cached page: a bare `node:http` server that sends the answer of an address, with the same headers and
// bytes. It sends its own port to its parent process, and answers each message with the
// processor time that it has used, in seconds.
const [answer] = (await once(
  get(process.argv[2]!, { headers: { 'accept-encoding': 'br' } }),
  'response',
)) as [IncomingMessage];
const ownHeaders = new Set(['connection', 'date', 'keep-alive']);
const headers = Object.entries(answer.headersDistinct)
  .filter(([name]) => !ownHeaders.has(name))
  .flatMap(([name, values]) => values!.flatMap((value) => [name, value]));
const body = await buffer(answer);

const server = createServer((_, response) => void response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!((user + system) / 1e6);
});
