import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import { createApi, type Api, type Credentials } from '../../src/api/index.ts';
import { limitTime } from '../../src/api/timeLimit.ts';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json', ...headers },
  });

const problem = (kind: string, status: number, more: object = {}) => ({
  type: `https://estadia.dev/problems/${kind}`,
  title: kind,
  status,
  ...more,
});

const stay = { id: 'casa-azul', startDate: '2027-05-03', endDate: '2027-05-06', guestCount: 2 };
const keyed = { idempotencyKey: 'b:call:1' };
const ofABooking = { ...keyed, bookingId: 'b' };

const granting = (...tokens: string[]): Credentials & { refusals: string[] } => {
  const refusals: string[] = [];
  const token = () => ({ token_type: 'Bearer', access_token: tokens[refusals.length] ?? 'none' });
  return {
    refusals,
    current: () => Promise.resolve(token()),
    renew: (refused) => {
      refusals.push(refused);
      return Promise.resolve(token());
    },
  };
};

/** A body that ends with the error of a browser whose connection ends. */
const interrupted = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"number":'));
      controller.error(new TypeError('NetworkError'));
    },
  });

const requests: Request[] = [];

const apiAnswering = (
  answers: (() => Response | Promise<Response>)[],
  credentials: Credentials = granting('first', 'second'),
) =>
  createApi({
    origin: 'https://host.example',
    language: 'de',
    credentials,
    fetch: async (request) => {
      requests.push(request.clone());
      const answer = answers[requests.length - 1];
      if (!answer) throw new Error('one call too many');
      return answer();
    },
  });

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  requests.length = 0;
  logged.mockClear();
});

describe('a call to the host API', () => {
  test('requests api/1 with the token type, the token and the guest’s language', async () => {
    await apiAnswering([() => json(200, { status: 'awaiting_payment', holdExpiresAt: '' })]).verifyOtp(
      { reservationId: 'r', otp: '123456' },
      keyed,
    );
    const [request] = requests;
    expect(request?.url).toBe('https://host.example/api/1/reservation/otp');
    expect(request?.headers.get('Authorization')).toBe('Bearer first');
    expect(request?.headers.get('Accept-Language')).toBe('de');
    expect(request?.headers.get('Idempotency-Key')).toBe('b:call:1');
    expect(await request?.json()).toEqual({ reservationId: 'r', otp: '123456' });
  });

  test('a 401 causes one repetition with a new token and the same body', async () => {
    const credentials = granting('first', 'second');
    const api = apiAnswering(
      [() => json(401, problem('unauthorized', 401)), () => json(200, { nights: 3 })],
      credentials,
    );
    await expect(api.previewPrice(stay, ofABooking)).resolves.toEqual({ nights: 3 });
    expect(credentials.refusals).toEqual(['first']);
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
    expect(await requests[1]?.json()).toEqual(stay);
    expect(logged).not.toHaveBeenCalled();
  });

  test('a second rejected token is logged and rejects the call', async () => {
    const unauthorized = () => json(401, problem('unauthorized', 401));
    const api = apiAnswering([unauthorized, unauthorized]);
    await expect(api.previewPrice(stay, ofABooking)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(requests).toHaveLength(2);
    expect(logged).toHaveBeenCalledExactlyOnceWith('previewPrice: unauthorized');
  });

  test.each([400, 422])(
    'returns validation errors with their violations for an answer of %i',
    async (status) => {
      const violations = [{ propertyPath: 'endDate', message: 'Too short', code: 'stay_too_short' }];
      const api = apiAnswering([
        () => json(status, problem('validation-failed', status, { title: 'Validation failed', violations })),
      ]);
      const failure = await api.previewPrice(stay, ofABooking).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(CallFailed);
      expect(failure).toMatchObject({ kind: 'validation-failed', message: 'Validation failed', violations });
      expect(logged).not.toHaveBeenCalled();
    },
  );

  test('a body that the contract forbids is not sent and gives the same violations', async () => {
    const api = apiAnswering([]);
    await expect(api.verifyOtp({ reservationId: 'r', otp: '12a' }, keyed)).rejects.toMatchObject({
      kind: 'validation-failed',
      violations: [{ propertyPath: 'otp', code: 'otp_format' }],
    });
    await expect(
      api.createReservation(
        {
          rentalUnitId: 'casa-azul',
          startDate: stay.startDate,
          endDate: stay.endDate,
          guests: 2,
          guest: {
            firstName: ' ',
            lastName: 'Silva',
            email: 'ana',
            phonePrefix: '',
            phone: 'x',
            locale: 'pt',
          },
          specialRequests: null,
          paymentOptionId: 'now',
        },
        ofABooking,
      ),
    ).rejects.toMatchObject({
      violations: [
        { propertyPath: 'guest.firstName', code: 'blank' },
        { propertyPath: 'guest.email', code: 'email' },
        { propertyPath: 'guest.phonePrefix', code: 'blank' },
        { propertyPath: 'guest.phone', code: 'phone' },
      ],
    });
    expect(requests).toHaveLength(0);
  });

  test('returns the remaining attempts and the retry time of the host', async () => {
    const incorrect = apiAnswering([() => json(422, problem('otp-incorrect', 422, { attemptsLeft: 3 }))]);
    await expect(incorrect.verifyOtp({ reservationId: 'r', otp: '000000' }, keyed)).rejects.toMatchObject({
      kind: 'otp-incorrect',
      attemptsLeft: 3,
    });
    requests.length = 0;
    const busy = apiAnswering([() => json(429, problem('too-many-requests', 429), { 'Retry-After': '12' })]);
    await expect(busy.resendOtp({ reservationId: 'r' }, keyed)).rejects.toMatchObject({ retryAfter: 12 });
  });

  test('classifies an answer without a problem by its status', async () => {
    const proxy = () =>
      new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } });
    await expect(apiAnswering([proxy]).getRentalUnit({ id: 'casa-azul' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  test.each([
    ['before the answer', () => Promise.reject(new TypeError('NetworkError'))],
    [
      'during the answer',
      () => new Response(interrupted(), { headers: { 'Content-Type': 'application/json' } }),
    ],
  ])(
    'a call that is cut off %s, as when the page is left, is unreachable and not logged',
    async (_, answer) => {
      const api = apiAnswering([answer]);
      await expect(api.getReservation({ id: 'r', token: 'secret' })).rejects.toMatchObject({
        kind: 'unreachable',
      });
      expect(logged).not.toHaveBeenCalled();
    },
  );

  test('a call is cancelled after 10 000 milliseconds', async () => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    timeouts.mockImplementationOnce(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    const never = limitTime((request) => {
      request.signal.throwIfAborted();
      return new Promise(() => undefined);
    });
    await expect(never(new Request('https://host.example/'))).rejects.toMatchObject({ kind: 'timed-out' });
    expect(timeouts).toHaveBeenCalledExactlyOnceWith(10_000);
    timeouts.mockRestore();
  });

  test.each([
    ['previewPrice', (api: Api, signal: AbortSignal) => api.previewPrice(stay, { ...ofABooking, signal })],
    ['getRentalUnit', (api: Api, signal: AbortSignal) => api.getRentalUnit({ id: 'casa-azul' }, { signal })],
    [
      'getAvailability',
      (api: Api, signal: AbortSignal) => api.getAvailability({ id: 'casa-azul' }, { signal }),
    ],
    [
      'getReservation',
      (api: Api, signal: AbortSignal) => api.getReservation({ id: 'r', token: 't' }, { signal }),
    ],
  ])('a call cancelled by its caller does not count as a failure of the host: %s', async (_, begin) => {
    const caller = new AbortController();
    const hanging = createApi({
      origin: 'https://host.example',
      language: 'en',
      credentials: granting('first'),
      fetch: (request) =>
        new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        ),
    });
    const call = begin(hanging, caller.signal);
    setTimeout(() => caller.abort(), 0);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(logged).not.toHaveBeenCalled();
  });
});

test('logs a failed call by its name only', async () => {
  const unavailable = () => json(503, problem('unavailable', 503));
  const reservation = { reservationId: 'r', token: 't'.repeat(32) };
  const message = {
    rentalUnitId: 'casa-azul',
    name: 'Ana',
    email: 'ana@example.com',
    phonePrefix: '+351',
    phone: '912 345 678',
    reservationId: '',
    message: 'Is there a cot in the house?',
  };
  const calls = {
    getRentalUnit: (api: Api) => api.getRentalUnit({ id: 'casa-azul' }),
    getAvailability: (api: Api) => api.getAvailability({ id: 'casa-azul' }),
    cancelReservation: (api: Api) => api.cancelReservation(reservation, keyed),
    registerGuests: (api: Api) => api.registerGuests({ ...reservation, guests: [] }, keyed),
    saveStayDetails: (api: Api) => api.saveStayDetails(reservation, keyed),
    contactHost: (api: Api) => api.contactHost(message, keyed),
    createCheckout: (api: Api) => api.createCheckout({ reservationId: 'r' }, keyed),
  };
  for (const [name, call] of Object.entries(calls)) {
    requests.length = 0;
    logged.mockClear();
    await expect(call(apiAnswering([unavailable]))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(logged).toHaveBeenCalledExactlyOnceWith(`${name}: unavailable`);
  }
});
