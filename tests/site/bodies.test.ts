import { expect, test } from 'vitest';
import { mostLongJsonBytes } from '../../contract/operation.ts';
import { createFakeBackend } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const mebibyte = 1024 * 1024;

/** A body without an end, and how much of it was taken. */
function endless() {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        taken += 16_384;
        if (taken > 64 * mebibyte) controller.close();
        else controller.enqueue(new Uint8Array(16_384).fill(97));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken };
}

test.each([
  '/api/1/payment',
  '/api/1/payment/webhook',
  '/api/1/reservation/guests',
  '/api/1/reservation/guests/draft',
  '/api/1/reservation/details',
  '/token',
  '/sandbox/checkout/cs_1/pay',
  '/en/casa-azul',
])('a body without an end is not read on at %s', async (path) => {
  const { ask } = await openTestSite();
  const { body, taken } = endless();
  const answer = await ask(path, { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(answer.status).toBe(413);
  expect(taken()).toBeLessThan(mebibyte / 2);
});

test('a body that breaks off is no failure of the site', async () => {
  const { ask, log } = await openTestSite();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(16).fill(97)),
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  const answer = await ask('/api/1/contact', { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(answer.status).toBe(400);
  expect(log.join('')).not.toMatch(/"level":[56]0|aborted/);
});

test('a body that is not too long comes as it was sent', async () => {
  const bodies: string[] = [];
  const backend = createFakeBackend({
    fetch: async (request: Request) => {
      bodies.push(`${request.method} ${request.headers.get('Content-Type')} ${await request.text()}`);
      return new Response('{}');
    },
  });
  const { ask } = await openTestSite({ backend });
  const body = JSON.stringify({ message: 'é'.repeat(100_000) });
  await ask('/api/1/contact', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
  expect(bodies).toEqual([`POST application/json ${body}`]);
});

test('a call of the dashboard may have a long body, and not a longer one', async () => {
  const { ask } = await openTestSite();
  const send = (size: number) => ask('/api/host/1/stay-imports', { method: 'POST', body: 'a'.repeat(size) });
  expect((await send(mostLongJsonBytes)).status).not.toBe(413);
  expect((await send(mostLongJsonBytes + 1)).status).toBe(413);
});
