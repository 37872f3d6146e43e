// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CheckoutSession } from '../../contract/reservation.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import {
  sampleDates,
  sampleInput,
  sampleLink,
  sampleStanding,
} from '../../machines/booking/booking.samples.ts';
import { openBooking } from '../../src/actors/bookingSession.ts';
import { silentApi } from './support/silentApi.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = () => {
  const { api, signals } = silentApi();
  const { bookingId: _, ...input } = sampleInput;
  const world = { loadApi: () => Promise.resolve(api), gatewayHosts: [], leaveFor: () => undefined };
  return { ...openBooking(world, input), signals };
};

test('a booking is only drawn until it is begun, and what came early is not lost', async () => {
  const { now, send, begin, subscribe, signals } = open();
  const told = vi.fn<() => void>();
  subscribe(told);
  send({ type: 'stay.changed', dates: sampleDates });
  expect([now().begun, now().snapshot.value, signals.length]).toEqual([false, { dates: 'choosing' }, 0]);
  const stop = begin();
  expect([now().begun, now().snapshot.value]).toEqual([true, { dates: 'pricing' }]);
  expect(now().snapshot.context.stay).toMatchObject(sampleDates);
  expect(now().snapshot.context.bookingId).toMatch(/^[0-9a-f]{32}$/);
  expect(told).toHaveBeenCalled();
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  stop();
  expect(signals[0]?.aborted).toBe(true);
});

test('nobody is told any more who listens no longer', () => {
  const { send, begin, subscribe } = open();
  const told = vi.fn<() => void>();
  const leave = subscribe(told);
  const stop = begin();
  leave();
  told.mockClear();
  send({ type: 'stay.changed', dates: sampleDates });
  expect(told).not.toHaveBeenCalled();
  stop();
});

test('what was under way before a refresh does not begin again where the host is to be asked', async () => {
  const onItsWay = bookingMachine.provide({
    actors: {
      recallReservation: fromPromise(() => Promise.resolve(sampleStanding('unpaid'))),
      createCheckout: fromPromise(() => new Promise<CheckoutSession>(() => undefined)),
    },
  });
  const before = createActor(onItsWay, { input: sampleInput }).start();
  before.send({ type: 'reservation.recalled', link: sampleLink });
  await vi.waitFor(() => expect(before.getSnapshot().value).toEqual({ resuming: 'unpaid' }));
  before.send({ type: 'payment.requested' });
  expect(before.getSnapshot().value).toEqual({ redirecting: 'creatingCheckout' });
  sessionStorage.setItem(`booking.${sampleInput.unitId}`, JSON.stringify(before.getPersistedSnapshot()));

  const { begin, now, signals } = open();
  const stop = begin();
  expect(now().snapshot.value).toEqual({ resuming: 'asking' });
  await vi.waitFor(() => expect(signals).not.toHaveLength(0));
  await new Promise((resolve) => setImmediate(resolve));
  expect(signals).toHaveLength(1);
  stop();
});
