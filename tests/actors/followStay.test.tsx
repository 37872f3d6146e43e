import { createActor, fromPromise } from 'xstate';
import { beforeEach, expect, test, vi } from 'vitest';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { sampleInput } from '../../machines/booking/booking.samples.ts';
import type { Quote } from '../../machines/booking/booking.types.ts';
import { sampleDates } from '../../machines/shared/quote.samples.ts';
import { followStay } from '../../src/actors/history/followStay.ts';

const waiting = bookingMachine.provide({
  actors: { previewPrice: fromPromise(() => new Promise<Quote>(() => undefined)) },
});

const open = () => {
  const actor = createActor(waiting, { input: sampleInput }).start();
  return { actor, leave: followStay(actor) };
};

const address = () => window.location.pathname + window.location.search + window.location.hash;

const theStay = `?from=${sampleDates.startDate}&to=${sampleDates.endDate}&guests=2`;

beforeEach(() => window.history.replaceState({ of: 'somebody' }, '', '/en/casa-azul'));

test('the address of a property says the dates and guests that are chosen, and nothing else', () => {
  const entries = window.history.length;
  const { actor } = open();
  expect(address()).toBe('/en/casa-azul');
  actor.send({ type: 'stay.changed', dates: sampleDates });
  expect(address()).toBe(`/en/casa-azul${theStay}`);
  actor.send({ type: 'guests.changed', guestCount: 3 });
  expect(address()).toBe(`/en/casa-azul${theStay.replace('guests=2', 'guests=3')}`);
  actor.send({ type: 'stay.changed', dates: { startDate: '', endDate: '' } });
  expect(address()).toBe('/en/casa-azul');
  // No choice is a page of its own, and what others keep in the entry stays.
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toEqual({ of: 'somebody' });
});

test('a place on the page stays in its address', () => {
  window.history.replaceState(null, '', '/en/casa-azul?from=nonsense#book');
  const { actor } = open();
  actor.send({ type: 'stay.changed', dates: sampleDates });
  expect(address()).toBe(`/en/casa-azul${theStay}#book`);
});

test('the address is written only where it changes: browsers count', () => {
  const { actor, leave } = open();
  const replaced = vi.spyOn(window.history, 'replaceState');
  actor.send({ type: 'stay.changed', dates: sampleDates });
  actor.send({ type: 'guest.recalled', guest: sampleInput.guest });
  actor.send({ type: 'stay.changed', dates: sampleDates });
  expect(replaced).toHaveBeenCalledTimes(1);
  replaced.mockRestore();
  leave();
});

test('an entry that the browser comes back to says the stay as it is by now', async () => {
  const { actor, leave } = open();
  actor.send({ type: 'stay.changed', dates: sampleDates });
  window.history.pushState(null, '', window.location.href);
  actor.send({ type: 'guests.changed', guestCount: 4 });
  const came = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await came;
  expect(address()).toBe(`/en/casa-azul${theStay.replace('guests=2', 'guests=4')}`);
  leave();
});

test('another page’s address is left alone', () => {
  const { actor, leave } = open();
  window.history.pushState(null, '', '/en');
  actor.send({ type: 'stay.changed', dates: sampleDates });
  expect(address()).toBe('/en');
  leave();
  window.history.pushState(null, '', '/en/casa-azul');
  actor.send({ type: 'guests.changed', guestCount: 3 });
  expect(address()).toBe('/en/casa-azul');
});
