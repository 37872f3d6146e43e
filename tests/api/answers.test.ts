import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { problemKinds } from '../../contract/values/problemKinds.ts';
import { toViolation } from '../../contract/schemas/violations.ts';
import { createApi } from '../../src/api/index.ts';
import { limitTime } from '../../src/api/timeLimit.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());

const token = { token_type: 'Bearer', access_token: 'a' };

const openApi = (answer: () => Response | Promise<Response>) =>
  createApi({
    origin: 'https://host.example',
    language: 'en',
    credentials: { current: () => Promise.resolve(token), renew: () => Promise.resolve(token) },
    fetch: async () => answer(),
  });

/** Returns the outcome of a call with the given answer. */
async function outcome(answer: () => Response | Promise<Response>) {
  const call = openApi(answer).resendOtp({ reservationId: 'r' }, { idempotencyKey: 'k' });
  return call.then(
    (answered) => ({ answered }),
    (failed: unknown) => ({ failed }),
  );
}

const problem = (kind: string, status: number, more: object = {}, headers: Record<string, string> = {}) =>
  Response.json(
    { type: `https://estadia.dev/problems/${kind}`, title: `It is ${kind}`, status, ...more },
    { status, headers: { 'Content-Type': 'application/problem+json', ...headers } },
  );

const html = (status: number) =>
  new Response('<h1>A proxy</h1>', { status, headers: { 'Content-Type': 'text/html' } });

describe('an answer with a problem', () => {
  test.each([
    ['otp-incorrect', false],
    ['validation-failed', false],
    ['otp-locked', true],
  ])('a problem of the kind %s is logged to the console: %s', async (kind, isLogged) => {
    await outcome(() => problem(kind, 422));
    expect(logged).toHaveBeenCalledTimes(isLogged ? 1 : 0);
  });

  test.each(problemKinds)('a problem of the kind %s is recognised', async (kind) => {
    expect(await outcome(() => problem(kind, 409))).toMatchObject({
      failed: { kind, message: `It is ${kind}`, violations: [] },
    });
  });

  test('a problem of an unknown kind is a failure of its own', async () => {
    expect(await outcome(() => problem('teapot', 418))).toMatchObject({ failed: { kind: 'unknown' } });
  });

  test('includes its violations', async () => {
    const violations = [toViolation('reservationId', 'blank')];
    expect(await outcome(() => problem('validation-failed', 422, { violations }))).toMatchObject({
      failed: { kind: 'validation-failed', violations },
    });
  });

  test.each([
    ['12', 12],
    ['0', 0],
    ['-5', 0],
    ['soon', undefined],
    ['1.5.2027', undefined],
  ])('returns the time of “Retry-After: %s”', async (given, retryAfter) => {
    const answer = () => problem('too-many-requests', 429, {}, { 'Retry-After': given });
    expect(await outcome(answer)).toMatchObject({ failed: { retryAfter } });
  });

  test.each([
    ['Mon, 23 Nov 2026 13:10:30 GMT', 'Mon, 23 Nov 2026 13:08:00 GMT', 150],
    ['Monday, 23-Nov-26 13:10:30 GMT', 'Mon, 23 Nov 2026 13:08:00 GMT', 150],
    ['Mon, 23 Nov 2026 13:07:00 GMT', 'Mon, 23 Nov 2026 13:08:00 GMT', 0],
    ['Mon, no day at all', 'Mon, 23 Nov 2026 13:08:00 GMT', undefined],
  ])('returns the time until the date “%s” by the host’s clock', async (given, now, retryAfter) => {
    const answer = () => problem('unavailable', 503, {}, { 'Retry-After': given, Date: now });
    expect(await outcome(answer)).toMatchObject({ failed: { retryAfter } });
  });

  test('a Retry-After date without a clock of the host uses this device’s clock', async () => {
    vi.useFakeTimers({ now: Date.parse('2027-05-01T10:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const inTwoMinutes = new Date(Date.now() + 120_000).toUTCString();
    const { failed } = (await outcome(() =>
      problem('unavailable', 503, {}, { 'Retry-After': inTwoMinutes }),
    )) as { failed: { retryAfter: number } };
    expect(failed.retryAfter).toBe(120);
  });

  test('a problem without “Retry-After” has no time to try again', async () => {
    expect(await outcome(() => problem('too-many-requests', 429))).toMatchObject({
      failed: { retryAfter: undefined },
    });
  });

  test('includes the remaining attempts, even zero', async () => {
    const answer = () => problem('otp-incorrect', 422, { attemptsLeft: 0 });
    expect(await outcome(answer)).toMatchObject({ failed: { kind: 'otp-incorrect', attemptsLeft: 0 } });
  });
});

describe('an answer without a problem', () => {
  test.each([
    [400, 'validation-failed'],
    [401, 'unauthorized'],
    [403, 'unknown'],
    [404, 'unknown'],
    [422, 'validation-failed'],
    [429, 'too-many-requests'],
    [499, 'unknown'],
    [500, 'unavailable'],
    [502, 'unavailable'],
    [504, 'unavailable'],
  ])('a page with %i is classified by its status as %s', async (status, kind) => {
    expect(await outcome(() => html(status))).toMatchObject({ failed: { kind, violations: [] } });
  });

  test('an incomplete problem is also classified by its status', async () => {
    expect(await outcome(() => Response.json({ oops: true }, { status: 503 }))).toMatchObject({
      failed: { kind: 'unavailable' },
    });
  });

  test('returns the retry time of a page too', async () => {
    const answer = () => new Response('Slow down', { status: 429, headers: { 'Retry-After': '90' } });
    expect(await outcome(answer)).toMatchObject({ failed: { kind: 'too-many-requests', retryAfter: 90 } });
  });

  test('a page with a success status is a failure', async () => {
    expect(await outcome(() => html(200))).toHaveProperty('failed');
  });
});

describe('a refusal in another format', () => {
  const blank = toViolation('guest.email', 'blank');
  const { propertyPath, message } = blank;
  const symfony = { propertyPath, message, code: 'c1051bb4-d103-4f74-8988-acbcafc7fdc3' };
  const own = { propertyPath: 'guest.email', message: 'No mail goes there.', code: 'no_mail' };

  test.each<[string, unknown, unknown[]]>([
    ['no body', '', []],
    ['no JSON object', ['oops'], []],
    ['violations that are no list', { violations: 'email' }, []],
    ['a problem without violations', { type: 'about:blank', title: 'Unprocessable', status: 422 }, []],
    ['a problem without status', { type: '/errors/422', title: 'Refused', violations: [blank] }, [blank]],
    ['a type of its own', { type: '/validation_errors/x', status: 422, violations: [own] }, [own]],
    ['plain violations', { message: 'Validation failed', violations: [blank] }, [blank]],
    ['a standard message under another code', { violations: [symfony] }, [blank]],
    [
      'that message without its full stop',
      { violations: [{ ...symfony, message: message.slice(0, -1) }] },
      [{ ...blank, message: message.slice(0, -1) }],
    ],
    ['a title for a message', { violations: [{ propertyPath, title: message }] }, [blank]],
    ['no path', { violations: [{ message: 'This value is not valid.' }] }, [toViolation('', 'invalid')]],
    ['a path alone', { violations: [{ propertyPath: 'otp' }] }, [toViolation('otp', 'invalid')]],
    [
      'a code alone',
      { violations: [{ propertyPath: 'otp', code: 'otp_format' }] },
      [toViolation('otp', 'otp_format')],
    ],
    ['nothing in its violations', { violations: [null, 'x', {}, { message: ' ' }] }, []],
  ])('the guest can correct it, and no information is lost: %s', async (_, body, violations) => {
    for (const status of [400, 422]) {
      const answer = () => (body === '' ? new Response('', { status }) : Response.json(body, { status }));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await outcome(answer)).toMatchObject({ failed: { kind: 'validation-failed', violations } });
    }
  });

  test.each([-1, 1.5, '3', null])(
    'includes no attempts when they are not a number: %o',
    async (attemptsLeft) => {
      const answer = () => problem('otp-incorrect', 422, { attemptsLeft });
      expect(await outcome(answer)).toMatchObject({ failed: { attemptsLeft: undefined } });
    },
  );
});

describe('the log of a failure', () => {
  test('a failure that is shown to the guest is not logged', async () => {
    await outcome(() => problem('validation-failed', 422));
    expect(logged).not.toHaveBeenCalled();
  });

  test('a search that the host does not have is not logged', async () => {
    const search = openApi(() => problem('not-found', 404)).searchStays({
      startDate: '2027-05-03',
      endDate: '2027-05-06',
      guestCount: '2',
      page: '1',
    });
    await expect(search).rejects.toThrow('not-found');
    expect(logged).not.toHaveBeenCalled();
  });

  test('the log contains the call and the kind, and never the request', async () => {
    await outcome(() => problem('unavailable', 503));
    expect(logged.mock.calls).toEqual([['resendOtp: unavailable']]);
  });

  test('the log contains the thrown error when there is no answer', async () => {
    await outcome(() => html(200));
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.calls[0]?.[0]).toMatch(/^resendOtp: /);
  });
});

describe('a missing answer', () => {
  const request = () => new Request('https://host.example/');

  test.each([
    [new TypeError('fetch failed'), 'unreachable'],
    [new DOMException('late', 'TimeoutError'), 'timed-out'],
    ['no error at all', 'unreachable'],
  ])('is classified by its cause %o as %s', async (cause, kind) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- browsers reject with anything
    await expect(limitTime(() => Promise.reject(cause))(request())).rejects.toMatchObject({ kind });
  });

  test('a call times out after its time limit', async () => {
    const never = limitTime(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('gone')))),
      1,
    );
    await expect(never(request())).rejects.toMatchObject({ kind: 'timed-out' });
  });

  test('a call cancelled by its caller is not a failure', async () => {
    const caller = new AbortController();
    const call = limitTime(({ signal }) => {
      caller.abort();
      return Promise.reject(signal.reason as Error);
    })(new Request('https://host.example/', { signal: caller.signal }));
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('an answer in time is returned unchanged', async () => {
    const sent = new Response('ok', { status: 202, headers: { 'Retry-After': '5' } });
    const answer = await limitTime(() => Promise.resolve(sent))(request());
    expect([answer.status, answer.headers.get('Retry-After'), await answer.text()]).toEqual([202, '5', 'ok']);
    const empty = await limitTime(() => Promise.resolve(new Response(null, { status: 304 })))(request());
    expect([empty.status, empty.body]).toEqual([304, null]);
  });
});
