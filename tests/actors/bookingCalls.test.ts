import { describe, expect, test, vi } from 'vitest';
import { createActor, type AnyActorLogic } from 'xstate';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { sampleQuote } from '../../machines/shared/quote.samples.ts';
import { sampleReservation } from '../../machines/shared/reservation.samples.ts';
import type { Api } from '../../src/api/index.ts';
import { createBookingActors } from '../../src/actors/booking.ts';
import { getOutcome } from './support/getActors.ts';
import { answerJson, createFakeHost } from './support/createFakeHost.ts';
import { createSilentApi } from './support/createSilentApi.ts';
import { waitUntil } from '../support/waitUntil.ts';

function booking(api: Api) {
  const redirectTo = vi.fn<(address: string) => void>();
  const actors = createBookingActors({
    loadApi: () => Promise.resolve(api),
    language: 'fr',
    gatewayHosts: ['pay.example'],
    redirectTo,
  });
  const getLogic = (name: string) => actors[name as keyof typeof actors] as AnyActorLogic;
  return {
    redirectTo,
    run: (name: string, input: object) => createActor(getLogic(name), { input }),
    outcome: (name: string, input: object) => getOutcome(getLogic(name), input),
  };
}

const answered = (body: unknown) => {
  const { api, requests } = createFakeHost(answerJson(body));
  return { ...booking(api), requests };
};

const details = {
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@example.com',
  phonePrefix: '+351',
  phone: '912 345 678',
  locale: 'pt',
  hasSpecialRequests: true,
  specialRequests: 'A cot',
  paymentOptionId: 'now',
};

const stay = {
  bookingId: 'b',
  unitId: 'casa-azul',
  startDate: '2027-05-03',
  endDate: '2027-05-06',
  guestCount: 2,
};
const named = { idempotencyKey: 'b:call:1', reservationId: 'r-1', token: 'secret' };

const ordered = {
  rentalUnitId: 'casa-azul',
  startDate: '2027-05-03',
  endDate: '2027-05-06',
  guests: 2,
  guest: {
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana@example.com',
    phonePrefix: '+351',
    phone: '912 345 678',
    locale: 'pt',
  },
  specialRequests: 'A cot',
  paymentOptionId: 'now',
  expectedTotal: 30_000,
};

const order = { ...stay, idempotencyKey: 'b:call:1', details, expectedTotal: 30_000 };

describe('the calls of a booking to the host', () => {
  test.each([
    [
      'previewPrice',
      { ...stay, idempotencyKey: 'b:call:1' },
      'POST /api/1/reservation/price-preview',
      { id: 'casa-azul', startDate: '2027-05-03', endDate: '2027-05-06', guestCount: 2 },
    ],
    ['createReservation', order, 'POST /api/1/reservation', ordered],
    [
      'verifyOtp',
      { ...named, otp: ' 123\u00a0–456 ' },
      'POST /api/1/reservation/otp',
      { reservationId: 'r-1', otp: '123456' },
    ],
    ['resendOtp', named, 'POST /api/1/reservation/otp/resend', { reservationId: 'r-1', locale: 'fr' }],
  ])('%s sends only the required data, with its key', async (name, input, call, body) => {
    const { outcome, requests } = answered({ result: 'as it is' });
    expect(await outcome(name, input)).toEqual({ result: 'as it is' });
    expect(requests).toEqual([
      expect.objectContaining({ call, body, key: 'b:call:1', language: 'fr', authorization: 'Bearer site' }),
    ]);
  });

  describe('releasing a hold', () => {
    const held: Reservation = {
      ...sampleReservation,
      status: 'awaiting_payment',
      checkout: 'open',
      payments: [{ ...sampleReservation.payments[0]!, status: 'scheduled' }],
    };
    const release = async (reservation: Reservation) => {
      const { api, requests } = createFakeHost(answerJson(reservation), answerJson({ status: 'cancelled' }));
      const outcome = await booking(api)
        .outcome('cancelReservation', named)
        .catch((error: unknown) => error);
      return { outcome, requests };
    };

    test('is requested after the status, with its key and only while it is unpaid', async () => {
      const { requests } = await release(held);
      expect(requests.map(({ call, body, key }) => ({ call, body, key }))).toEqual([
        { call: 'GET /api/1/reservation/r-1/secret', body: undefined, key: null },
        {
          call: 'POST /api/1/reservation/cancel',
          body: { reservationId: 'r-1', token: 'secret', onlyUnpaid: true },
          key: 'b:call:1',
        },
      ]);
    });

    const instalment = (status: 'paid' | 'processing' | 'refunded') => ({
      payments: [...held.payments, { ...held.payments[0]!, status }],
    });
    test.each([
      ['the stay is booked', { status: 'confirmed' as const, payments: [], checkout: undefined }],
      ['the stay is over', { status: 'completed' as const, payments: [], checkout: undefined }],
      ['the gateway is processing the payment', { checkout: 'processing' as const }],
      ['a part was paid', instalment('paid')],
      ['a part is being charged', instalment('processing')],
      ['a part was paid and refunded', instalment('refunded')],
    ])('is not requested when %s, because a host may not know the condition', async (_, changes) => {
      const { outcome, requests } = await release({ ...held, ...changes });
      expect(outcome).toMatchObject({ kind: 'wrong-state' });
      expect(requests).toHaveLength(1);
    });

    test.each(['awaiting_otp', 'cancelled', 'expired'] as const)(
      'is requested when the reservation is %s',
      async (status) => {
        expect((await release({ ...held, status })).requests).toHaveLength(2);
      },
    );
  });

  test('the payment continues at the page that the host opened', async () => {
    const { run, redirectTo } = answered({ url: 'https://pay.example/1' });
    run('checkout', { ...named, unitId: 'casa-azul' }).start();
    await waitUntil(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith('https://pay.example/1'));
  });

  test.each([
    ['previewPrice', stay, 'b'],
    ['createReservation', order, 'b'],
    ['resendOtp', named, null],
  ])('%s names its booking when its own hold may be in its way', async (name, input, booking) => {
    const { outcome, requests } = answered({});
    await outcome(name, input);
    expect(requests[0]?.booking).toBe(booking);
  });

  test.each([
    ['wishes that were withdrawn', { ...order, details: { ...details, hasSpecialRequests: false } }, null],
    ['wishes', order, 'A cot'],
  ])('an order contains %s', async (_, input, specialRequests) => {
    const { outcome, requests } = answered({});
    await outcome('createReservation', input);
    expect(requests[0]?.body).toMatchObject({ specialRequests });
  });

  test('an order without a displayed price sends no price', async () => {
    const { outcome, requests } = answered({});
    await outcome('createReservation', { ...order, expectedTotal: undefined });
    expect(requests[0]?.body).not.toHaveProperty('expectedTotal');
  });

  test.each([
    'previewPrice',
    'createReservation',
    'verifyOtp',
    'resendOtp',
    'cancelReservation',
    'recallReservation',
  ])('%s is cancelled when nothing waits for it any more', async (name) => {
    const { api, signals } = createSilentApi();
    const { run } = booking(api);
    const actor = run(name, { ...order, ...named, otp: '123456' }).start();
    await waitUntil(() => expect(signals).toHaveLength(1));
    expect(signals[0]?.aborted).toBe(false);
    actor.stop();
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('the status of a booking', () => {
  const link = { reservationId: 'r-1', token: 'secret', deadline: '2027-01-01T12:00:00Z' };

  const recalled = async (reservation: Partial<Reservation>) => {
    const loaded = { ...sampleReservation, ...reservation };
    const { outcome, requests } = answered(loaded);
    return { answer: await outcome('recallReservation', link), requests };
  };

  test('the host receives the link and returns the stay and the booking', async () => {
    const { answer, requests } = await recalled({ calendar: 'BEGIN:VCALENDAR' });
    expect(requests[0]).toMatchObject({ call: 'GET /api/1/reservation/r-1/secret', key: null });
    expect(answer).toEqual({
      status: 'paid',
      stay: { startDate: '2027-05-03', endDate: '2027-05-06', guestCount: 2 },
      reservation: { ...link, number: 'E-2027-0001', sentTo: '', attemptsLeft: undefined },
      quote: sampleReservation.quote,
      booked: {
        number: 'E-2027-0001',
        startDate: '2027-05-03',
        endDate: '2027-05-06',
        guestCount: 2,
        payments: [{ dueDate: '2027-01-01', amount: sampleQuote.total, status: 'paid' }],
        unit: sampleReservation.unit,
        host: sampleReservation.host,
        calendar: 'BEGIN:VCALENDAR',
        email: 'ana@example.com',
      },
    });
  });

  test('a hold lasts until the host’s deadline and has the remaining attempts', async () => {
    const { answer } = await recalled({
      status: 'awaiting_otp',
      holdExpiresAt: '2999-01-01T12:15:00Z',
      otp: { sentTo: 'a•••@example.com', expiresAt: '2999-01-01T12:10:00Z', attemptsLeft: 3 },
    });
    expect(answer).toMatchObject({
      status: 'codeAwaited',
      reservation: {
        deadline: '2999-01-01T12:15:00Z',
        sentTo: 'a•••@example.com',
        attemptsLeft: 3,
        otpExpiresAt: '2999-01-01T12:10:00Z',
      },
    });
  });

  test('the current time decides: a password of yesterday has expired', async () => {
    const { answer } = await recalled({
      status: 'awaiting_otp',
      otp: { sentTo: 'a•••@example.com', expiresAt: '2020-01-01T12:10:00Z', attemptsLeft: 3 },
    });
    expect(answer).toMatchObject({ status: 'codeExpired' });
  });
});
