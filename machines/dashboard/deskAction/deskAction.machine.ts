import { assign, emit, setup } from 'xstate';
import { createIdempotencyKey } from '../../../contract/rules/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven, requireProof } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type * as t from './deskAction.types.ts';

const abandoning = { 'action.abandoned': 'abandoned' } as const;
const deciding = { ...abandoning, 'action.confirmed': 'sending' } as const;

/**
 * Takes an action on a reservation: shows its effect, takes it after a confirmation, and shows its result. It ends with
 * whether the reservation has changed.
 */
export const deskActionMachine = setup({
  types: {
    input: {} as t.DeskActionInput,
    context: {} as t.DeskActionContext,
    events: {} as t.DeskActionEvent,
    children: {} as { proof: 'proof' },
    output: {} as t.ActionResult,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    previewAction: declaredPromise<t.DeskEffect, Omit<t.DeskActionInput, 'visitId'>>('previewAction'),
    takeAction: declaredPromise<t.DeskResult, t.ConfirmedAction>('takeAction'),
    proof: proofMachine,
  },
  actions: {
    storeEffect: assign((_, effect: t.DeskEffect) => ({ effect, ...noFailureReason })),
    storeResult: assign((_, result: t.DeskResult) => ({ result, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind, isProven },
}).createMachine({
  id: 'deskAction',
  description: 'A host takes an action on a reservation, after seeing its effect.',
  context: ({ input }) => ({ ...input, effect: undefined, result: undefined, ...noFailureReason }),
  initial: 'previewing',
  states: {
    previewing: {
      description: 'The host is asked for the effect of the action.',
      tags: 'waiting',
      invoke: {
        id: 'previewAction',
        src: 'previewAction',
        input: ({ context: { number, action } }) => ({ number, action }),
        onDone: {
          target: 'confirming',
          actions: { type: 'storeEffect', params: ({ event }) => event.output },
        },
        onError: onFailure({ otherwise: 'notPreviewed' }),
      },
      on: abandoning,
    },
    notPreviewed: {
      description: 'The action is not possible, or its effect could not be loaded.',
      tags: 'failed',
      on: { ...abandoning, 'retry.requested': { target: 'previewing', actions: 'focusPage' } },
    },
    confirming: { description: 'The host sees the effect of the action, and confirms it.', on: deciding },
    sending: {
      description: 'The action is being taken.',
      tags: 'waiting',
      invoke: {
        id: 'takeAction',
        src: 'takeAction',
        input: ({ context: { number, visitId, action, effect } }) => ({
          number,
          effect: effect!,
          idempotencyKey: createIdempotencyKey(visitId, action, 0),
        }),
        onDone: {
          target: 'done',
          actions: [{ type: 'storeResult', params: ({ event }) => event.output }, 'focusPage'],
        },
        onError: onFailure({ 'proof-required': 'proving', otherwise: 'failed' }),
      },
    },
    proving: requireProof('sending', 'confirming'),
    failed: {
      description: 'The action was not taken; the host can try again.',
      tags: 'failed',
      on: deciding,
    },
    done: {
      description: 'The host sees the result of the action.',
      on: { 'action.finished': 'finished' },
    },
    finished: { description: 'The reservation has changed.', type: 'final', output: true },
    abandoned: { description: 'The action was not taken.', type: 'final', output: false },
  },
  output: ({ event }) => ({ isDone: event.output === true }),
});
