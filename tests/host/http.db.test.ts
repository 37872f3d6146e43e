import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureResponse } from '../../server/host/http/failureResponse.ts';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { LockTimeout } from '../../server/host/store/turns.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(['casa', 'camera'], ({ property, texts }, id) => {
    if (id !== 'camera') return;
    property.photos = ['IMG_0001.WEBP'];
    for (const text of Object.values(texts)) text.photos = { 'IMG_0001.WEBP': 'The front' };
  });
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const ask = (method: string, path: string, init: RequestInit = {}) =>
  host.ask(new Request(`https://stay.test${path}`, { method, ...init }));

const withToken = async (headers: Record<string, string> = {}) => ({
  Authorization: `Bearer ${await bookings.token()}`,
  'Content-Type': 'application/json',
  ...headers,
});

const preview = '/api/1/reservation/price-preview';
const stay = () => ({ id: 'casa', startDate: dayFromNow(20), endDate: dayFromNow(23), guestCount: 2 });

describe('a call without a valid token', () => {
  test.each([
    ['none', {}],
    ['one that was never issued', { Authorization: 'Bearer abc.def' }],
    ['one of another kind', { Authorization: 'Basic c2l0ZTp4' }],
  ])('returns how to authenticate: %s', async (_, headers) => {
    const response = await ask('GET', '/api/1/rental-unit/casa', { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
  });

  test('is not read any further', async () => {
    const response = await ask('POST', '/api/1/reservation', { body: '{' });
    expect(response.status).toBe(401);
  });
});

describe('an address', () => {
  test('answers an unknown address with a problem and status 404', async () => {
    const response = await ask('GET', '/api/1/nothing/here');
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  });

  test('answers a wrong method with the allowed one', async () => {
    const response = await ask('DELETE', '/api/1/reservation/cancel');
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
    const reading = await ask('POST', '/api/1/rental-unit/casa');
    expect([reading.status, reading.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('serves a photo that the property names', async () => {
    const response = await ask('GET', '/media/casa/01-front.webp');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    for (const path of ['/media/casa/other.webp', '/media/casa/..%2fproperty.yaml', '/media/none/a.webp']) {
      expect((await ask('GET', path)).status).toBe(404);
    }
  });

  test('contains a hash of a photo’s content, and only that content is cached permanently', async () => {
    const { photos } = (await (
      await ask('GET', '/api/1/rental-unit/casa', { headers: await withToken() })
    ).json()) as { photos: { src: string }[] };
    const { src } = photos[0]!;
    expect(src).toMatch(/^\/media\/casa\/01-front\.[0-9a-f]{8}\.webp$/);
    const getCacheControl = async (path: string) => {
      const response = await ask('GET', path);
      return [response.status, response.headers.get('Cache-Control')];
    };
    expect(await getCacheControl(src)).toEqual([200, 'public, max-age=31536000, immutable']);
    const former = src.replace(/[0-9a-f]{8}/, '00000000');
    expect(await getCacheControl(former)).toEqual([200, 'public, max-age=60']);
    expect(await getCacheControl('/media/casa/01-front.webp')).toEqual([200, 'public, max-age=3600']);

    const file = join(host.folder, 'content', 'casa', 'photos', '01-front.webp');
    const before = await readFile(file);
    await sharp(before).negate().toFile(`${file}.new.webp`);
    await rename(`${file}.new.webp`, file);
    expect(await getCacheControl(src)).toEqual([200, 'public, max-age=60']);
    await writeFile(file, before);
  });

  test('with capitals in a photo’s extension leads to the lower-case address', async () => {
    const response = await ask('GET', '/media/camera/IMG_0001.webp');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  });

  test('serves a photo without its location', async () => {
    const file = join(host.folder, 'content', 'casa', 'photos', '01-front.webp');
    const place = { IFD3: { GPSLatitude: '38/1 42/1 43/1', GPSLatitudeRef: 'N' } };
    await writeFile(file, await sharp(file).withExif(place).toBuffer());
    const response = await ask('GET', '/media/casa/01-front.webp');
    expect((await sharp(await response.arrayBuffer()).metadata()).exif).toBeUndefined();
  });
});

describe('a body', () => {
  test('is rejected with 400 unless it is JSON', async () => {
    const response = await ask('POST', preview, { headers: await withToken(), body: '{"id":' });
    expect(response.status).toBe(400);
  });

  test('is rejected with 400 if it has another media type', async () => {
    const headers = await withToken({ 'Content-Type': 'text/plain' });
    expect((await ask('POST', preview, { headers, body: JSON.stringify(stay()) })).status).toBe(400);
  });

  test('is rejected with 400 if it is too large', async () => {
    const body = JSON.stringify({ ...stay(), more: 'x'.repeat(70_000) });
    expect((await ask('POST', preview, { headers: await withToken(), body })).status).toBe(400);
  });

  test('is rejected with 400 unless it is UTF-8', async () => {
    const body = new Uint8Array([0x22, 0xff, 0x22]);
    expect((await ask('POST', preview, { headers: await withToken(), body })).status).toBe(400);
  });

  test.each([['[]'], ['null'], ['7'], ['"text"'], ['{}']])(
    'is rejected with 422 if it is %s',
    async (body) => {
      expect((await ask('POST', preview, { headers: await withToken(), body })).status).toBe(422);
    },
  );

  test('is rejected with one violation for each value and its path', async () => {
    const { problem } = await bookings.post('/reservation', {
      ...bookings.wish('casa', 20),
      guest: { firstName: '', lastName: 'A\ud800', email: 'nobody', phonePrefix: '351', phone: 'x' },
    });
    expect(problem.status).toBe(422);
    expect(problem.violations?.map(({ propertyPath, code }) => [propertyPath, code])).toEqual([
      ['guest.firstName', 'blank'],
      ['guest.email', 'email'],
      ['guest.phonePrefix', 'phone_prefix'],
      ['guest.phone', 'phone'],
      ['guest.locale', 'blank'],
    ]);
  });

  test('with very many errors gets an answer with fewer bytes than it has', async () => {
    const ofZeros = (length: number) =>
      bookings.post('/reservation/guests', { reservationId: 'x', token: 'y', guests: Array(length).fill(0) });
    const [some, many] = await Promise.all([ofZeros(1000), ofZeros(30_000)]);
    expect([some.status, some.problem.violations]).toEqual([422, expect.any(Array)]);
    expect(some.problem.violations!.length).toBeLessThanOrEqual(200);
    expect([many.status, many.problem.violations]).toEqual([400, [expect.anything()]]);
  });

  test('may contain unknown fields, which are ignored', async () => {
    const more = { id: 'mine', status: 'confirmed', tokenVersion: 7, quote: { total: 1 }, clientId: 'other' };
    const { status, body } = await bookings.post<Record<string, unknown>>('/reservation', {
      ...bookings.wish('casa', 60),
      ...more,
    });
    expect([status, body['status']]).toEqual([201, 'awaiting_otp']);
    const id = String(body['id']);
    expect(id).not.toBe('mine');
    const { quote, ...row } = await host.db
      .selectFrom('reservation')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'awaiting_otp', tokenVersion: 1, clientId: 'site' });
    expect(quote.total.amount).toBeGreaterThan(1);
  });

  test('with a character that no text may contain is rejected at its path', async () => {
    const { problem } = await bookings.post(
      '/reservation',
      bookings.wish('casa', 20, { specialRequests: 'a\ud800b' }),
    );
    expect(problem.violations).toMatchObject([
      { propertyPath: 'specialRequests', code: 'invalid_characters' },
    ]);
  });
});

describe('the language of an answer', () => {
  test.each([
    ['pt-BR,en;q=0.5', 'pt'],
    ['it, fr;q=0.4, de;q=0.8', 'de'],
    ['xx', 'en'],
    ['*', 'en'],
    ['de;q=0, es', 'es'],
    ['it, de;q=0', 'en'],
  ])('for %s is %s, and the answer names it', async (wished, language) => {
    const { headers, body } = await bookings.call<{ name: string }>('GET', '/rental-unit/casa', undefined, {
      language: wished,
    });
    expect(headers.get('Content-Language')).toBe(language);
    expect(body.name).toBe(`Casa casa (${language})`);
  });
});

describe('a server error', () => {
  const silent = pino({ level: 'silent' });

  const coded = (code: string) => Object.assign(new Error('it failed'), { code });

  test.each([
    ['that cannot be reached', coded('ECONNREFUSED')],
    ['that is shutting down', coded('57P01')],
    ['in which somebody else holds a lock for too long', coded('55P03')],
    ['that takes too long', coded('57014')],
    ['that ended an idle transaction', coded('25P03')],
    ['all of whose connections are taken', new Error('timeout exceeded when trying to connect')],
    ['that does not answer', new Error('Query read timeout')],
    ['that is read from alone, while another takes over', coded('25006')],
    ['in which many wait for the same', new LockTimeout('units casa')],
    ['that broke the connection', new Error('Connection terminated unexpectedly')],
  ])('of the database (%s) returns 503 and the time to try again', async (_, error) => {
    const response = failureResponse(silent, error, '/api/1/payment');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ type: 'https://estadia.dev/problems/unavailable' });
  });

  test('does not reveal its cause', async () => {
    const response = failureResponse(silent, new Error('secret of the inside'), undefined);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });

  test('the host reports whether it is ready', async () => {
    const other = await openTestHost(['casa']);
    expect(await other.ready()).toEqual({ ready: true });
    await other.close();
    expect(await other.ready()).toEqual({ ready: false, because: 'the database does not answer' });
  });
});
