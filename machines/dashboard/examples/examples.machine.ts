import { assign, setup } from 'xstate';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, type FailureReason } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';

export interface ExamplesInput {
  /** Identifies the visit in idempotency keys. */
  visitId: string;
}

export interface ExamplesContext extends ExamplesInput, FailureReason {
  /** The number of stays that were added or removed last. */
  stays: number;
  /** The number of changes on this visit. */
  attempt: number;
}

export type ExamplesEvent = { type: 'examples.fillRequested' } | { type: 'examples.removalRequested' };

/** The input of the calls that add and remove the examples. */
export interface ExamplesCall {
  idempotencyKey: string;
}

const storeStays = {
  type: 'storeStays',
  params: ({ event }: { event: { output: number } }) => event.output,
} as const;

const choosing = {
  'examples.fillRequested': { target: 'filling', actions: 'startAttempt' },
  'examples.removalRequested': { target: 'removing', actions: 'startAttempt' },
} as const;

/** A repeated attempt keeps its idempotency key, because the host may have taken the first one. */
const repeatingFill = { ...choosing, 'examples.fillRequested': 'filling' } as const;
const repeatingRemoval = { ...choosing, 'examples.removalRequested': 'removing' } as const;

const getInput =
  (call: string) =>
  ({ context: { visitId, attempt } }: { context: ExamplesContext }): ExamplesCall => ({
    idempotencyKey: createIdempotencyKey(visitId, call, attempt),
  });

/** Adds a month of example stays while the site uses the sandbox, and removes them. */
export const examplesMachine = setup({
  types: {
    input: {} as ExamplesInput,
    context: {} as ExamplesContext,
    events: {} as ExamplesEvent,
    tags: {} as Tag,
  },
  actors: {
    fillExamples: declaredPromise<number, ExamplesCall>('fillExamples'),
    removeExamples: declaredPromise<number, ExamplesCall>('removeExamples'),
  },
  actions: {
    startAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeStays: assign((_, stays: number) => ({ stays, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
  },
  guards: { isFailureKind },
}).createMachine({
  id: 'examples',
  description: 'A host adds example stays to try the dashboard, and removes them.',
  context: ({ input }) => ({ ...input, stays: 0, attempt: 0, ...noFailureReason }),
  initial: 'offered',
  states: {
    offered: { description: 'The host can add examples, or remove those that exist.', on: choosing },
    filling: {
      description: 'The host adds a month of example stays.',
      tags: 'waiting',
      invoke: {
        id: 'fillExamples',
        src: 'fillExamples',
        input: getInput('fillExamples'),
        onDone: { target: 'filled', actions: storeStays },
        onError: onFailure({ otherwise: 'notFilled' }),
      },
    },
    removing: {
      description: 'The host removes the example stays.',
      tags: 'waiting',
      invoke: {
        id: 'removeExamples',
        src: 'removeExamples',
        input: getInput('removeExamples'),
        onDone: { target: 'removed', actions: storeStays },
        onError: onFailure({ otherwise: 'notRemoved' }),
      },
    },
    filled: { description: 'The host sees how many stays were added.', on: choosing },
    removed: { description: 'The host sees how many stays were removed.', on: choosing },
    notFilled: {
      description: 'It was not confirmed that the examples were added; the host can try again.',
      tags: 'failed',
      on: repeatingFill,
    },
    notRemoved: {
      description: 'It was not confirmed that the examples were removed; the host can try again.',
      tags: 'failed',
      on: repeatingRemoval,
    },
  },
});
