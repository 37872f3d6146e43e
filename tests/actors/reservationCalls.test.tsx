import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, type AnyStateMachine } from 'xstate';
import { emptyForm } from '../../machines/registration/forms.ts';
import type { DatedReservation } from '../../machines/reservation/reservation.setup.ts';
import { sampleReservation, sampleUncharged } from '../../machines/shared/reservation.samples.ts';
import type { Api } from '../../src/api/index.ts';
import { createReservationActors } from '../../src/actors/reservation.ts';
import { getActors, getOutcome } from './support/getActors.ts';
import { answerJson, createFakeHost } from './support/createFakeHost.ts';
import { createSilentApi } from './support/createSilentApi.ts';
import { waitUntil } from '../support/waitUntil.ts';

beforeEach(() => localStorage.clear());

function pageOn(api: Api) {
  const redirectTo = vi.fn<(address: string) => void>();
  const machine = createReservationActors({
    loadApi: () => Promise.resolve(api),
    language: 'fr',
    gatewayHosts: ['pay.example'],
    redirectTo,
  });
  const within = (part: string, name: string) =>
    getActors(getActors(machine)[part] as AnyStateMachine)[name]!;
  return { redirectTo, within, own: getActors(machine) };
}

const page = (...answers: Parameters<typeof createFakeHost>) => {
  const { api, requests } = createFakeHost(...answers);
  return { ...pageOn(api), requests };
};

const named = { idempotencyKey: 'v:call:1', reservationId: 'r-1', token: 'secret', visitId: 'v' };

describe('the page of a reservation', () => {
  test('requests the reservation with its link', async () => {
    vi.useFakeTimers({ now: Date.parse('2027-05-01T10:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { own, within, requests } = page(answerJson(sampleReservation), answerJson(sampleReservation));
    const { reservation, asOf } = (await getOutcome(own['loadReservation']!, named)) as DatedReservation;
    expect(reservation).toEqual(sampleReservation);
    expect(asOf).toBe('2027-05-01T10:00:00.000Z');
    expect(await getOutcome(within('cancellation', 'loadReservation'), named)).toEqual(sampleReservation);
    expect(requests.map(({ call }) => call)).toEqual([
      'GET /api/1/reservation/r-1/secret',
      'GET /api/1/reservation/r-1/secret',
    ]);
  });

  test('sends the guests, each with the name as in the document', async () => {
    const ana = {
      ...emptyForm,
      surname: 'Silva',
      givenNames: 'Ana',
      dateOfBirth: '1957-02-28',
      documentType: 'passport',
      documentNumber: 'AB 1',
      documentCountry: 'PRT',
      nationality: 'PRT',
      countryOfResidence: 'FRA',
      placeOfResidence: 'Lyon',
    };
    const { within, requests } = page(answerJson({ status: 'confirmed', confirmedAt: 'now' }));
    const answer = await getOutcome(within('registration', 'saveGuests'), { ...named, guests: [ana] });
    expect(answer).toEqual({ status: 'confirmed', confirmedAt: 'now' });
    const { sharesResidence: _, ...sent } = ana;
    expect(requests[0]).toMatchObject({
      call: 'POST /api/1/reservation/guests',
      key: 'v:call:1',
      body: { reservationId: 'r-1', token: 'secret', guests: [{ ...sent, name: 'Ana Silva' }] },
    });
  });

  test('sends the stay details, and removed ones as null', async () => {
    const invoice = { name: 'Ana', taxNumber: '123456789', address: 'Rua 1', country: 'PRT' };
    const { within, requests } = page(answerJson({ savedAt: 'now' }));
    const given = { ...named, arrivalTime: null, invoice };
    expect(await getOutcome(within('stayDetails', 'saveDetails'), given)).toEqual({ savedAt: 'now' });
    expect(requests[0]).toMatchObject({ call: 'POST /api/1/reservation/details', key: 'v:call:1' });
    expect(requests[0]?.body).toEqual({ reservationId: 'r-1', token: 'secret', arrivalTime: null, invoice });
  });

  test.each([22_550, 0])('cancels the stay with the terms that were shown (%s)', async (expectedRefund) => {
    const refund = { percentage: 50, total: { amount: 22_550, currency: 'EUR' } };
    const { within, requests } = page(answerJson({ status: 'cancelled', refund }));
    const shown = { expectedRefund, expectedPaid: 45_100, onlyUnpaid: false };
    expect(await getOutcome(within('cancellation', 'cancelReservation'), { ...named, ...shown })).toEqual(
      refund,
    );
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ call: 'POST /api/1/reservation/cancel', key: 'v:call:1' });
    expect(requests[0]?.body).toEqual({ reservationId: 'r-1', token: 'secret', ...shown });
  });

  test('cancels no hold that the host reports as booked', async () => {
    const { within, requests } = page(answerJson(sampleReservation));
    const shown = { expectedRefund: 0, expectedPaid: 0, onlyUnpaid: true };
    await expect(
      getOutcome(within('cancellation', 'cancelReservation'), { ...named, ...shown }),
    ).rejects.toMatchObject({ kind: 'wrong-state' });
    expect(requests.map(({ call }) => call)).toEqual(['GET /api/1/reservation/r-1/secret']);
  });

  test('continues a manual payment at the page that the host opened', async () => {
    const { own, redirectTo } = page(answerJson({ url: 'https://pay.example/1' }));
    const payment = createActor(own['payment']!, { input: named }).start();
    payment.send({ type: 'reservation.updated', reservation: sampleUncharged });
    payment.send({ type: 'payment.requested' });
    await waitUntil(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith('https://pay.example/1'));
  });

  test.each([
    ['registration', 'saveGuests'],
    ['stayDetails', 'saveDetails'],
    ['cancellation', 'cancelReservation'],
    ['cancellation', 'loadReservation'],
  ])('cancels a call of the %s (%s) that nothing waits for', async (part, name) => {
    const { api, signals } = createSilentApi();
    const input = { ...named, unitId: 'casa-azul', guests: [emptyForm] };
    const actor = createActor(pageOn(api).within(part, name), { input }).start();
    await waitUntil(() => expect(signals).toHaveLength(1));
    actor.stop();
    expect(signals[0]?.aborted).toBe(true);
  });
});
