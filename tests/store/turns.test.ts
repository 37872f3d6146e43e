import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LockTimeout, Turns } from '../../server/host/store/turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Tasks that last until a test ends them. */
function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () =>
    new Promise<string>((done) => {
      begun.push(name);
      ends.set(name, () => done(name));
    });
  return { begun, task, end: (name: string) => ends.get(name)!() };
}

test('tasks with the same key run one after the other, in the order of their arrival', async () => {
  const { begun, task, end } = tasks();
  const turns = new Turns();
  const all = ['first', 'second', 'third'].map((name) => turns.take('casa', task(name)));
  const otherUnit = turns.take('monte', task('elsewhere'));
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['first', 'elsewhere']);
  end('elsewhere');
  expect(await otherUnit).toBe('elsewhere');
  end('first');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['first', 'elsewhere', 'second']);
  end('second');
  await vi.advanceTimersByTimeAsync(0);
  end('third');
  expect(await Promise.all(all)).toEqual(['first', 'second', 'third']);
});

test('a task that fails does not delay the next one', async () => {
  const turns = new Turns();
  const failing = turns.take('casa', () => Promise.reject(new Error('no')));
  const next = turns.take('casa', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('a task that waits for four seconds gives up, and the turn goes to the next one', async () => {
  const { begun, task, end } = tasks();
  const turns = new Turns();
  const first = turns.take('casa', task('first'));
  const late = turns.take('casa', task('late')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3000);
  const last = turns.take('casa', task('last'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBeInstanceOf(LockTimeout);
  end('first');
  expect(await first).toBe('first');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['first', 'last']);
  end('last');
  expect(await last).toBe('last');
});
