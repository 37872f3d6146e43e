import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openFeeds } from '../../server/feeds/openFeeds.ts';
import { isPublic, type Lookup } from '../../server/feeds/publicAddresses.ts';
import { retryAfter } from '../../server/feeds/retryAfter.ts';
import type { FeedRequest } from '../../server/host/ports/feeds.ts';

const request = (address: string, about: Partial<FeedRequest> = {}): FeedRequest => ({
  address,
  etag: null,
  lastModified: null,
  ...about,
});

type Answer = (incoming: IncomingMessage, answer: ServerResponse) => void;

/** A machine of this house that answers, and whom it was asked by. */
async function openMachine(answer: Answer) {
  const requests: IncomingMessage[] = [];
  const server = createServer((incoming, outgoing) => {
    requests.push(incoming);
    answer(incoming, outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { requests, port, host: `127.0.0.1:${port}`, base: `http://127.0.0.1:${port}` };
}

const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const answerWith: Answer = (_, answer) => void answer.end(text);

describe('an address is public', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.0.0.5',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '168.63.129.16',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    '2001:db8::1',
    '100::1',
    'ff02::1',
    '4000::1',
    'localhost',
    '',
  ])('excluding %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each([
    '8.8.8.8',
    '93.184.215.14',
    '172.32.0.1',
    '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
    '::ffff:8.8.8.8',
  ])('including %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  test('an IPv4 address within IPv6 is public only if the IPv4 address is', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublic(`::ffff:${address}`)).toBe(isPublic(address));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a calendar of another site', () => {
  test('a calendar is read, and only its server gets the validators', async () => {
    const machine = await openMachine((incoming, answer) => {
      if (incoming.headers['if-none-match'] === '"1"') answer.writeHead(304).end();
      else answer.writeHead(200, { ETag: '"1"', 'Last-Modified': 'Mon, 05 Jan 2031 10:00:00 GMT' }).end(text);
    });
    const feeds = openFeeds({ hosts: [machine.host] });
    const first = await feeds.read(request(`${machine.base}/1.ics`));
    const lastModified = 'Mon, 05 Jan 2031 10:00:00 GMT';
    expect(first).toEqual({ changed: true, text, etag: '"1"', lastModified });
    const known = { etag: '"1"', lastModified };
    expect(await feeds.read(request(`${machine.base}/1.ics`, known))).toEqual({ changed: false });
    expect(machine.requests.map(({ headers }) => headers['if-modified-since'])).toEqual([
      undefined,
      lastModified,
    ]);
    expect(machine.requests[0]!.headers).toMatchObject({
      'accept-encoding': 'identity',
      'user-agent': 'Estadia',
    });
  });

  test.each([
    ['http://127.0.0.1/1.ics', /not encrypted/],
    ['https://127.0.0.1/1.ics', /private network/],
    ['https://2130706433/1.ics', /private network/],
    ['https://0x7f.1/1.ics', /private network/],
    ['https://[::1]/1.ics', /private network/],
    ['https://[::ffff:10.0.0.1]/1.ics', /private network/],
    ['https://169.254.169.254/latest/meta-data', /private network/],
    ['https://localhost/1.ics', /private network/],
    ['file:///etc/passwd', /not on the web/],
    ['ftp://elsewhere.test/1.ics', /not on the web/],
  ])('a calendar at %s is never requested', async (address, why) => {
    await expect(openFeeds({ hosts: [] }).read(request(address))).rejects.toThrow(why);
  });

  test('is never requested when a name or a redirect leads to the local network', async () => {
    const inside = await openMachine(answerWith);
    const outside = await openMachine((_, answer) => {
      answer.writeHead(302, { Location: `http://127.0.0.1:${inside.port}/secret` }).end();
    });
    const lookup: Lookup = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    const named = openFeeds({ hosts: [], lookup }).read(
      request(`https://calendar.test:${inside.port}/1.ics`),
    );
    await expect(named).rejects.toThrow('private network');
    const redirected = openFeeds({ hosts: [outside.host] }).read(request(`${outside.base}/1.ics`));
    await expect(redirected).rejects.toThrow('not encrypted');
    expect(inside.requests).toEqual([]);
  });

  test('a calendar is requested at the checked address, even if the name resolves differently then', async () => {
    const machine = await openMachine(answerWith);
    let times = 0;
    const lookup: Lookup = () => {
      times += 1;
      return Promise.resolve([{ address: times === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }]);
    };
    const feeds = openFeeds({ hosts: [`calendar.test:${machine.port}`], lookup });
    expect(await feeds.read(request(`http://calendar.test:${machine.port}/1.ics`))).toMatchObject({ text });
    expect([times, machine.requests[0]!.headers.host]).toEqual([1, `calendar.test:${machine.port}`]);
  });

  test('a calendar follows three redirects at most', async () => {
    const machine = await openMachine((incoming, answer) => {
      const left = Number(incoming.url!.slice(1));
      if (left === 0) answer.end(text);
      else answer.writeHead(307, { Location: `/${left - 1}` }).end();
    });
    const feeds = openFeeds({ hosts: [machine.host] });
    expect(await feeds.read(request(`${machine.base}/3`))).toMatchObject({ text });
    await expect(feeds.read(request(`${machine.base}/4`))).rejects.toThrow('too many times');
    expect(machine.requests).toHaveLength(8);
  });

  test.each<[string, Answer, RegExp]>([
    ['is longer than anybody’s', (_, answer) => void answer.end('x'.repeat(1025)), /larger than 1 kB/],
    [
      'never ends',
      (_, answer) => {
        const more = () => void answer.write('x'.repeat(600), () => setImmediate(more));
        more();
      },
      /larger than 1 kB/,
    ],
    ['never begins', () => undefined, /does not answer in time/],
    ['stops sending', (_, answer) => void answer.write('BEGIN'), /does not answer in time/],
    ['hangs up', (incoming) => void incoming.socket.destroy(), /closed the connection/],
    [
      'breaks off',
      (incoming, answer) => answer.write('BEGIN', () => incoming.socket.destroy()),
      /closed the connection|breaks|reached/,
    ],
    ['is gone', (_, answer) => void answer.writeHead(404).end('Ana'), /not found \(404\)/],
    ['is closed', (_, answer) => void answer.writeHead(403).end('Ana'), /access denied \(403\)/],
    ['fails', (_, answer) => void answer.writeHead(500).end('Ana'), /answered with status 500/],
    [
      'comes compressed in an unknown way',
      (_, answer) => void answer.writeHead(200, { 'Content-Encoding': 'pack200' }).end('x'),
      /compression method/,
    ],
    [
      'comes compressed and broken',
      (_, answer) => void answer.writeHead(200, { 'Content-Encoding': 'gzip' }).end('no gzip'),
      /compressed data is damaged/,
    ],
    [
      'comes compressed and cut off',
      (_, answer) =>
        void answer.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(text).subarray(0, 30)),
      /compressed data is damaged/,
    ],
    [
      'is longer than anybody’s once it is unpacked',
      (_, answer) =>
        void answer.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('x'.repeat(100_000))),
      /larger than 1 kB/,
    ],
    [
      'was never read and has not changed',
      (_, answer) => void answer.writeHead(304).end(),
      /not modified" \(304\)/,
    ],
    ['leads nowhere', (_, answer) => void answer.writeHead(302).end(), /too many times|not on the web/],
  ])('a failure %s is described without the calendar’s address', async (_, answer, why) => {
    const machine = await openMachine(answer);
    // Only the test of the time limit uses a short one, so that slow machines pass.
    const milliseconds = why.source.includes('in time') ? 300 : 20_000;
    const feeds = openFeeds({ hosts: [machine.host], bytes: 1024, milliseconds });
    const failed = feeds.read(request(`${machine.base}/s3cret.ics`)).catch((error: Error) => error);
    const error = (await failed) as Error;
    expect(error.name).toBe('FeedUnreachable');
    expect(error.message).toMatch(why);
    expect(error.message).not.toMatch(/s3cret|127\.0\.0\.1|Ana/);
  });

  test.each<[string, string, (plain: string) => Buffer | string]>([
    ['gzip', 'gzip', gzipSync],
    ['gzip by its old name', 'X-GZIP', gzipSync],
    ['deflate', 'deflate', deflateSync],
    ['deflate without its header', 'deflate', deflateRawSync],
    ['Brotli', 'br', brotliCompressSync],
    ['Zstandard', 'zstd', zstdCompressSync],
    ['two ways at once', 'deflate, gzip', (plain) => gzipSync(deflateSync(plain))],
    ['no way, in capitals', 'Identity', (plain) => plain],
  ])('a calendar that is compressed without a request for it is read: %s', async (_, coding, compress) => {
    const machine = await openMachine(
      (_, answer) => void answer.writeHead(200, { 'Content-Encoding': coding }).end(compress(text)),
    );
    const feeds = openFeeds({ hosts: [machine.host], bytes: 1024 });
    expect(await feeds.read(request(machine.base))).toMatchObject({ text });
  });

  test.each<[string, Buffer]>([
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without it', Buffer.from(text, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ])('the encoding %s is read', async (_, bytes) => {
    const machine = await openMachine((_, answer) => void answer.end(bytes));
    expect(await openFeeds({ hosts: [machine.host] }).read(request(machine.base))).toMatchObject({ text });
  });

  test('a response changed by a proxy (203) is read', async () => {
    const machine = await openMachine((_, answer) => void answer.writeHead(203).end(text));
    expect(await openFeeds({ hosts: [machine.host] }).read(request(machine.base))).toMatchObject({ text });
  });

  test.each<[string | undefined, number | undefined]>([
    ['7200', 7200],
    ['Thu, 01 May 2031 13:00:00 GMT', 3600],
    ['99999999', 4 * 3600],
    ['0', undefined],
    ['Thu, 01 May 2031 11:00:00 GMT', undefined],
    ['soon', undefined],
    [undefined, undefined],
  ])('a calendar that answers with "Retry-After: %s" is not read for %s seconds', (header, seconds) => {
    expect(retryAfter(header, Date.parse('2031-05-01T12:00:00Z'))).toBe(seconds);
  });

  test('a response with Retry-After reports when to come back', async () => {
    const machine = await openMachine(
      (_, answer) => void answer.writeHead(429, { 'Retry-After': '3600' }).end(),
    );
    const failed = openFeeds({ hosts: [machine.host] }).read(request(machine.base));
    await expect(failed).rejects.toMatchObject({ message: expect.stringContaining('429'), retryAfter: 3600 });
  });

  test('a calendar with an unknown or unreachable server reports this', async () => {
    const lookup: Lookup = () => Promise.reject(new Error('ENOTFOUND'));
    await expect(openFeeds({ hosts: [], lookup }).read(request('https://nowhere.test/1'))).rejects.toThrow(
      'the name',
    );
    const silent: Lookup = () => new Promise(() => undefined);
    const waiting = openFeeds({ hosts: [], lookup: silent, milliseconds: 50 });
    await expect(waiting.read(request('https://slow.test/1'))).rejects.toThrow('in time');
    await expect(openFeeds({ hosts: ['127.0.0.1:9'] }).read(request('http://127.0.0.1:9/1'))).rejects.toThrow(
      'refuses connections',
    );
  });

  test('a server without TLS or with an untrusted certificate is not read', async () => {
    const machine = await openMachine(answerWith);
    const clear = openFeeds({ hosts: [machine.host] }).read(request(`https://${machine.host}/1.ics`));
    await expect(clear).rejects.toThrow(/certificate|reached/);
  });
});
