import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { noFailure } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import { getOutput, loadAgain, storeOutput } from '../shared/liveList.ts';
import { lookBefore, noRefusal, onRefusal } from '../shared/outcomes.ts';
import { reservationLoadingStates } from '../shared/reservationPage.ts';
import { refundSetup } from './refund.setup.ts';
import type { RefundContext, RefundEntry, RefundOrCancellation } from './refund.types.ts';

const entering = {
  'entry.changed': {
    actions: {
      type: 'storeEntry',
      params: ({ event }: { event: { entry: Partial<RefundEntry> } }) => event.entry,
    },
  },
  'effect.requested': { target: 'previewing', actions: 'startAnotherAttempt' },
} as const;

const confirming = {
  'entry.reopened': { target: 'editing', actions: ['clearFailure', 'focusField'] },
  'refund.confirmed': 'sending',
} as const;

/** The entry of an empty form. */
export const emptyEntry: RefundEntry = { choice: 'policy', amount: '', reason: '' };

const storeReservation = storeOutput('storeReservation');
const isPossible = { type: 'isPossible', params: getOutput } as const;

const getNumber = ({ context }: { context: RefundContext }) => context.number;

const storeEffect = {
  type: 'storeEffect',
  params: ({ event }: { event: { output: RefundOrCancellation } }) => event.output,
} as const;

const getQuestion = ({ context: { number, kind, entry } }: { context: RefundContext }) => ({
  number,
  kind,
  entry,
});

/** Creates the machine; `first` is the state after the reservation is loaded. */
const createRefund = (first: 'editing' | 'previewing') =>
  refundSetup.createMachine({
    id: 'refund',
    description: 'A host refunds a part of what a guest paid, or cancels a reservation with its refund.',
    context: ({ input: { visitId, number, kind, draft } }) => ({
      visitId: draft?.visitId ?? visitId,
      number,
      kind,
      reservation: undefined,
      entry: draft?.entry ?? emptyEntry,
      effect: undefined,
      result: undefined,
      attempt: draft?.attempt ?? 0,
      present: undefined,
      ...noRefusal,
      ...noFailure,
    }),
    initial: 'loading',
    states: {
      ...reservationLoadingStates([
        { guard: isPossible, target: first, actions: [storeReservation, 'focusField'] },
        { target: 'impossible', actions: storeReservation },
      ] as const),
      impossible: {
        description: 'Nothing can be refunded, or the reservation cannot be cancelled any more.',
        tags: 'failed',
        on: { 'retry.requested': loadAgain },
      },
      editing: { description: 'The host chooses the refund.', on: entering },
      previewing: {
        description: 'The host is asked for the effect.',
        tags: 'waiting',
        invoke: {
          id: 'previewRefund',
          src: 'previewRefund',
          input: getQuestion,
          onDone: { target: 'confirming', actions: [storeEffect, 'focusPage'] },
          onError: onFailure({ 'validation-failed': 'refused', otherwise: 'notPreviewed' }),
        },
      },
      refused: {
        description: 'Some answers are not valid; the form marks these fields.',
        tags: 'failed',
        on: entering,
      },
      notPreviewed: {
        description: 'This refund is not possible, or its effect could not be loaded.',
        tags: 'failed',
        on: entering,
      },
      confirming: {
        description: 'The host sees what is paid, refunded and kept, and confirms it.',
        on: confirming,
      },
      sending: {
        description: 'The refund or the cancellation is being made.',
        tags: 'waiting',
        invoke: {
          id: 'sendRefund',
          src: 'sendRefund',
          input: ({ context: { visitId, number, kind, entry, effect, attempt } }) => ({
            number,
            entry,
            effect: effect!,
            idempotencyKey: createIdempotencyKey(visitId, kind, attempt),
          }),
          onDone: {
            target: 'done',
            actions: [{ type: 'storeResult', params: ({ event }) => event.output }, 'focusPage'],
          },
          onError: onFailure({
            'proof-required': 'proving',
            'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
            noAnswer: 'unconfirmed',
            'too-many-requests': 'tooMany',
            otherwise: { target: 'reassessing', actions: onRefusal },
          }),
        },
      },
      proving: requireProof('sending', 'confirming'),
      tooMany: {
        description:
          'The host accepts no more requests for some time; the person can confirm the effect later.',
        tags: 'failed',
        on: confirming,
      },
      reassessing: {
        description: 'The host refused the refund, so its present effect is being loaded.',
        tags: 'waiting',
        invoke: {
          id: 'reassessRefund',
          src: 'previewRefund',
          input: getQuestion,
          onDone: { target: 'rejected', actions: storeEffect },
          onError: onFailure({ otherwise: 'notReassessed' }),
        },
      },
      rejected: {
        description: 'The refund was refused; the person sees its present effect, and can confirm that one.',
        tags: 'failed',
        on: confirming,
      },
      notReassessed: {
        description:
          'The refund was refused, and is not possible any more, or its present effect was not loaded.',
        tags: 'failed',
        on: {
          'entry.reopened': confirming['entry.reopened'],
          'effect.requested': { target: 'reassessing', actions: 'focusPage' },
        },
      },
      unconfirmed: {
        description:
          'The answer is missing, so it is unknown whether the refund was made; the person can look, and send it again.',
        tags: 'failed',
        on: {
          'refund.confirmed': { target: 'sending', actions: 'focusPage' },
          'look.requested': 'looking',
        },
      },
      looking: lookBefore('unconfirmed', getNumber),
      done: { description: 'The host sees what was sent to the payment service.' },
    },
  });

/** Refunds a part of what a guest paid: the host enters the amount, sees the effect, and confirms it. */
export const refundMachine = createRefund('editing');

/** Cancels a reservation with its refund: the host sees the effect of the policy at once, and can choose another refund. */
export const cancellationMachine = createRefund('previewing');
