import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { getClosing } from '../../server/process/listen.ts';

/** A server that waited for its patience to end would exceed the time of a test. */
const longerThanATest = 3_600_000;

const agent = new Agent({ keepAlive: true });

/** Sends a request on an open connection and returns its `connection` header, or nothing if the server is closed. */
const ask = (port: number, path: string) =>
  new Promise<string | undefined>((resolve) => {
    const request = get({ port, path, host: '127.0.0.1', agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.headers.connection));
    });
    request.on('error', () => resolve(undefined));
  });

test('a closing server asks callers to close their connections, and ends when they have', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((request, response) => {
    void (request.url === '/slow' ? held : Promise.resolve()).then(() => response.end('here'));
  });
  const close = getClosing(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const reached = once(server, 'request');
  const slow = ask(port, '/slow');
  await reached;
  expect(await ask(port, '/')).toBe('keep-alive');

  // On the connection that is kept from before, in the same moment.
  const still = ask(port, '/');
  const closed = close(longerThanATest);
  expect(['close', undefined]).toContain(await still);
  release();
  expect(await slow).toBe('keep-alive');
  await closed;
});

test('an idle connection does not delay the stop of a server, unlike a slow request', async () => {
  const server = createServer((_, response) => void response.end('here'));
  const close = getClosing(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connected = async () => {
    const accepted = once(server, 'connection');
    const socket = connect(port, '127.0.0.1');
    await accepted;
    return socket;
  };
  const [silent, slow] = [await connected(), await connected()];
  slow.write('GET / HTTP/1.1\r\nHost: here\r\n');

  const closed = close(longerThanATest);
  silent.resume();
  await once(silent, 'close');
  const answered = once(slow, 'data');
  slow.write('\r\n');
  expect(String(await answered)).toContain('HTTP/1.1 200 OK');
  await closed;
});

const callers = 5;

/** Connects from a thread of its own, and counts the connections in memory that both share. */
const thread = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, connected, callers } } = require('node:worker_threads');
  for (let caller = 0; caller < callers; caller += 1) {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nHost: here\\r\\n\\r\\n');
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
    });
    let answer = '';
    socket.on('data', (part) => (answer += part));
    socket.on('error', ({ code }) => parentPort.postMessage(code));
    socket.on('end', () => parentPort.postMessage(answer));
  }
`;

test('callers in the accept queue are answered when the server is closed', async () => {
  const server = createServer((_, response) => void response.end('here'));
  const close = getClosing(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(thread, { eval: true, workerData: { port, connected, callers } });
  const answers: string[] = [];
  const areAnswered = new Promise<void>((resolve) => {
    worker.on('message', (answer: string) => answers.push(answer) === callers && resolve());
  });
  await once(worker, 'online');
  // As long as this thread waits here, it accepts nobody.
  for (let count = 0; count < callers; count = Atomics.load(connected, 0)) Atomics.wait(connected, 0, count);
  const closed = close(longerThanATest);
  await areAnswered;
  expect(answers.map((answer) => answer.slice(0, 15))).toEqual(Array(callers).fill('HTTP/1.1 200 OK'));
  await closed;
  await worker.terminate();
});
