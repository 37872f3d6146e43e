import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { awaitDeadline } from '../../src/actors/deadline.ts';
import { dispatchPageShow } from '../support/dispatchPageShow.ts';

const now = Date.parse('2027-01-01T12:00:00Z');
beforeEach(() => vi.useFakeTimers({ now }));
let leave = (): void => undefined;
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const day = 24 * 60 * 60 * 1000;

function waiting(deadline: string) {
  let ended = 0;
  const machine = setup({ actors: { awaitDeadline } }).createMachine({
    invoke: { src: 'awaitDeadline', input: { deadline } },
    on: { 'hold.ended': { actions: () => void (ended += 1) } },
  });
  const actor = createActor(machine).start();
  leave = () => void actor.stop();
  const after = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return ended;
  };
  return { actor, after };
}

test('the end of a hold is reported once, at its exact time', () => {
  const { after } = waiting('2027-01-01T12:15:00Z');
  expect(after(15 * 60_000 - 1)).toBe(0);
  expect(after(1)).toBe(1);
  expect(after(day)).toBe(1);
});

test.each(['2027-01-01T12:00:10Z', '2020-01-01T00:00:00Z'])(
  'a hold that ends at once (%s) is reported after 30 seconds, to prevent a request loop',
  (deadline) => {
    const { after } = waiting(deadline);
    expect(after(29_999)).toBe(0);
    expect(after(1)).toBe(1);
  },
);

test.each(['2028-01-01T00:00:00Z', 'never', ''])(
  'a deadline beyond the longest timer (%s) is checked again after 24 days',
  (deadline) => {
    const { after } = waiting(deadline);
    expect(after(24 * day - 1)).toBe(0);
    expect(after(1)).toBe(1);
  },
);

test('a hold that ended while the page was suspended is reported when the guest returns', () => {
  const { after } = waiting('2027-01-01T12:15:00Z');
  // Its clock went on without its timers.
  vi.setSystemTime(now + 15 * 60_000);
  expect(after(0)).toBe(0);
  dispatchPageShow();
  expect(after(0)).toBe(1);
  expect(after(day)).toBe(1);
});

test('a hold that ends soon after the guest returns is reported at its exact time', () => {
  const { after } = waiting('2027-01-01T12:15:00Z');
  vi.setSystemTime(now + 14 * 60_000);
  dispatchPageShow();
  expect(after(59_999)).toBe(0);
  expect(after(1)).toBe(1);
});

test('an expiry without a subscriber sends no event', () => {
  const { actor, after } = waiting('2027-01-01T12:15:00Z');
  actor.stop();
  vi.setSystemTime(now + day);
  dispatchPageShow();
  expect(after(day)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
