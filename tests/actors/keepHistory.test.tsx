import { fromPromise } from 'xstate';
import { afterEach, expect, test } from 'vitest';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { sampleInput } from '../../machines/booking/booking.samples.ts';
import { sampleDates, sampleQuote } from '../../machines/shared/quote.samples.ts';
import { syncHistory } from '../../src/actors/syncHistory.ts';
import { startNextTo } from './support/startNextTo.ts';

const priced = bookingMachine.provide({
  actors: { previewPrice: fromPromise(() => Promise.resolve(sampleQuote)) },
});

const open = () => startNextTo({ id: 'booking', journey: priced, input: sampleInput, sidecar: syncHistory });

afterEach(() => window.history.replaceState(null, '', '/'));

test('a booking is kept in the history and in the address as soon as the code for it has come', async () => {
  const { actor, leave } = open();
  actor.send({ type: 'stay.changed', dates: sampleDates });
  await expect.poll(() => window.location.search).toContain(`from=${sampleDates.startDate}`);
  expect(window.history.state).toEqual({ step: 'dates' });
  actor.send({ type: 'booking.begun' });
  expect(window.history.state).toEqual({ step: 'form' });
  leave();
});

test('the address of another page that the guest has returned to is not changed', async () => {
  const { leave } = open();
  window.history.replaceState(null, '', '/de?page=2');
  await Promise.all([
    import('../../src/actors/history/followStay.ts'),
    import('../../src/actors/history/followSteps.ts'),
  ]);
  await Promise.resolve();
  expect([window.location.search, window.history.state]).toEqual(['?page=2', null]);
  leave();
});

test('a page that was left before is followed no more', async () => {
  const { leave } = open();
  leave();
  await Promise.all([
    import('../../src/actors/history/followStay.ts'),
    import('../../src/actors/history/followSteps.ts'),
  ]);
  await Promise.resolve();
  expect(window.history.state).toBeNull();
});
