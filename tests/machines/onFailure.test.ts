import { describe, expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { CallFailed, type FailureKind } from '../../contract/schemas/callFailed.ts';
import type { Cause } from '../../machines/shared/declared.ts';
import { toFailure, isFailureKind, noFailure, type FailedCall } from '../../machines/shared/failures.ts';
import { onFailure } from '../../machines/shared/onFailure.ts';

const machine = setup({
  types: { context: {} as FailedCall & { attempts: number }, input: {} as { kind: FailureKind } },
  actors: {
    call: fromPromise<void, { kind: FailureKind }>(({ input }) => Promise.reject(new CallFailed(input.kind))),
  },
  actions: {
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  guards: { isFailureKind },
}).createMachine({
  context: { ...noFailure, attempts: 0 },
  initial: 'calling',
  states: {
    calling: {
      invoke: {
        src: 'call',
        input: ({ event }) => (event as unknown as { input: { kind: FailureKind } }).input,
        onError: onFailure({
          'too-many-requests': 'tooMany',
          wrongCode: { target: 'incorrect', actions: 'countAttempt' },
          otherwise: 'failed',
        }),
      },
    },
    tooMany: {},
    incorrect: {},
    failed: {},
  },
});

async function fail(kind: FailureKind) {
  const actor = createActor(machine, { input: { kind } }).start();
  await new Promise<void>((resolve) => {
    actor.subscribe(() => resolve());
  });
  const { value, context } = actor.getSnapshot();
  return { value, failure: context.failure, attempts: context.attempts };
}

describe('onFailure', () => {
  test.each([
    ['too-many-requests', 'tooMany', 0],
    ['otp-incorrect', 'incorrect', 1],
    ['validation-failed', 'incorrect', 1],
    ['unreachable', 'failed', 0],
  ] as const)('takes the transition for %s to %s and stores the failure', async (kind, value, attempts) => {
    expect(await fail(kind)).toEqual({ value, failure: kind, attempts });
  });

  test('returns the transitions in the order of its keys, `otherwise` last', () => {
    const transitions = onFailure({
      otherwise: 'failed',
      'not-found': { target: 'gone', description: 'The draft no longer exists.' },
    });
    expect(transitions).toEqual([
      {
        target: 'gone',
        description: 'The draft no longer exists.',
        guard: expect.objectContaining({ type: 'isFailureKind' }),
        actions: expect.objectContaining({ type: 'storeFailure' }),
      },
      { target: 'failed', actions: expect.objectContaining({ type: 'storeFailure' }) },
    ]);
  });
});
