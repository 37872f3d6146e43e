import { assign, emit, setup } from 'xstate';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven, requireProof } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { storeOutput } from '../shared/liveList.ts';
import { declaredLook, lookBefore, noRefusal, onRefusal, refuse } from '../shared/outcomes.ts';
import { declaredReservation, reservationLoadingStates } from '../shared/reservationPage.ts';
import type * as t from './deskAction.types.ts';

const getNumber = ({ context }: { context: t.DeskActionContext }) => context.number;

const storeEffect = {
  type: 'storeEffect',
  params: ({ event }: { event: { output: t.DeskEffect } }) => event.output,
} as const;

const getQuestion = ({ context: { number, action } }: { context: t.DeskActionContext }) => ({
  number,
  action,
});

/** Takes an action on a reservation: shows its effect, takes it after a confirmation, and shows its result. */
export const deskActionMachine = setup({
  types: {
    input: {} as t.DeskActionInput,
    context: {} as t.DeskActionContext,
    events: {} as t.DeskActionEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    loadReservationDesk: declaredReservation(),
    previewAction: declaredPromise<t.DeskEffect, Omit<t.DeskActionInput, 'visitId'>>('previewAction'),
    takeAction: declaredPromise<t.DeskResult, t.ConfirmedAction>('takeAction'),
    lookAtReservation: declaredLook(),
    proof: proofMachine,
  },
  actions: {
    storeReservation: assign((_, reservation: DeskReservation) => ({ reservation, ...noFailureReason })),
    storeEffect: assign((_, effect: t.DeskEffect) => ({ effect, ...noFailureReason })),
    storeResult: assign((_, result: t.DeskResult) => ({ result, ...noFailureReason })),
    storePresent: assign((_, present: DeskReservation) => ({ present, ...noFailureReason })),
    storeRefusal: assign(({ context: { attempt } }, error: Cause) => refuse(attempt, error)),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind, isProven },
  delays: { loadingTimeout },
}).createMachine({
  id: 'deskAction',
  description: 'A host takes an action on a reservation, after seeing its effect.',
  context: ({ input }) => ({
    ...input,
    reservation: undefined,
    effect: undefined,
    result: undefined,
    attempt: 0,
    present: undefined,
    ...noRefusal,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    ...reservationLoadingStates({ target: 'previewing', actions: storeOutput('storeReservation') } as const),
    previewing: {
      description: 'The host is asked for the effect of the action.',
      tags: 'waiting',
      invoke: {
        id: 'previewAction',
        src: 'previewAction',
        input: getQuestion,
        onDone: { target: 'confirming', actions: storeEffect },
        onError: onFailure({ otherwise: 'notPreviewed' }),
      },
    },
    notPreviewed: {
      description: 'The action is not possible, or its effect could not be loaded.',
      tags: 'failed',
      on: { 'retry.requested': { target: 'previewing', actions: 'focusPage' } },
    },
    confirming: {
      description: 'The host sees the effect of the action, and confirms it.',
      on: { 'action.confirmed': 'sending' },
    },
    sending: {
      description: 'The action is being taken.',
      tags: 'waiting',
      invoke: {
        id: 'takeAction',
        src: 'takeAction',
        input: ({ context: { number, visitId, action, effect, attempt } }) => ({
          number,
          effect: effect!,
          idempotencyKey: createIdempotencyKey(visitId, action, attempt),
        }),
        onDone: {
          target: 'done',
          actions: [{ type: 'storeResult', params: ({ event }) => event.output }, 'focusPage'],
        },
        onError: onFailure({
          'proof-required': 'proving',
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: { target: 'reassessing', actions: onRefusal },
        }),
      },
    },
    proving: requireProof('sending', 'confirming'),
    tooMany: {
      description: 'The host accepts no more requests for some time; the person can take the action later.',
      tags: 'failed',
      on: { 'action.confirmed': 'sending' },
    },
    reassessing: {
      description: 'The host refused the action, so its present effect is being loaded.',
      tags: 'waiting',
      invoke: {
        id: 'reassessAction',
        src: 'previewAction',
        input: getQuestion,
        onDone: { target: 'rejected', actions: storeEffect },
        onError: onFailure({ otherwise: 'notReassessed' }),
      },
    },
    rejected: {
      description: 'The action was refused; the host sees the present effect, and can confirm that one.',
      tags: 'failed',
      on: { 'action.confirmed': 'sending' },
    },
    notReassessed: {
      description:
        'The action was refused, and it is not possible any more, or its present effect was not loaded.',
      tags: 'failed',
      on: { 'retry.requested': { target: 'reassessing', actions: 'focusPage' } },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the action was taken; the host can look, and send it again.',
      tags: 'failed',
      on: {
        'action.confirmed': { target: 'sending', actions: 'focusPage' },
        'look.requested': 'looking',
      },
    },
    looking: lookBefore('unconfirmed', getNumber),
    done: { description: 'The host sees the result of the action.' },
  },
});
