import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { turnstile } from './turnstile.machine.js';

const run = (...events) => {
  const actor = createActor(turnstile).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
};
const coin = (cents) => ({ type: 'coin.inserted', cents });
const push = { type: 'arm.pushed' };

test('unlocks for a coin', () => {
  expect(run(coin(250)).value).toBe('unlocked');
  expect(run(coin(100)).value).toBe('locked');
  expect(run(coin(250), coin(250)).value).toBe('unlocked');
});

test('locks behind each person, and counts them', () => {
  expect(run(coin(250), push).value).toBe('locked');
  expect(run(coin(250), push, coin(250), push).context).toEqual({ people: 2 });
});
