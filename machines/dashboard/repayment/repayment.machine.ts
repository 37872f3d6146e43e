import { createIdempotencyKey } from '../../../contract/rules/createIdempotencyKey.ts';
import { noFailure } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import { repaymentSetup } from './repayment.setup.ts';
import type { RepaymentEntry } from './repayment.types.ts';

const abandoning = { 'repayment.abandoned': 'abandoned' } as const;

const entering = {
  ...abandoning,
  'entry.changed': {
    actions: {
      type: 'storeEntry',
      params: ({ event }: { event: { entry: Partial<RepaymentEntry> } }) => event.entry,
    },
  },
  'effect.requested': { target: 'previewing', actions: 'startAnotherAttempt' },
} as const;

const deciding = {
  ...abandoning,
  'entry.reopened': { target: 'editing', actions: ['clearFailure', 'focusPage'] },
  'repayment.confirmed': 'sending',
} as const;

/**
 * Refunds a part of what a guest paid, or cancels a reservation with its refund: the host chooses, sees the effect, and
 * confirms it. It ends with whether the reservation has changed.
 */
export const repaymentMachine = repaymentSetup.createMachine({
  id: 'repayment',
  description: 'A host refunds a part of what a guest paid, or cancels a reservation with its refund.',
  context: ({ input }) => ({
    ...input,
    entry: { choice: 'policy', amount: '', reason: '' },
    effect: undefined,
    result: undefined,
    attempt: 0,
    ...noFailure,
  }),
  initial: 'editing',
  states: {
    editing: { description: 'The host chooses the refund.', on: entering },
    previewing: {
      description: 'The host is asked for the effect.',
      tags: 'waiting',
      invoke: {
        id: 'previewRepayment',
        src: 'previewRepayment',
        input: ({ context: { number, kind, entry } }) => ({ number, kind, entry }),
        onDone: {
          target: 'confirming',
          actions: [{ type: 'storeEffect', params: ({ event }) => event.output }, 'focusPage'],
        },
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
      on: deciding,
    },
    sending: {
      description: 'The refund or the cancellation is being made.',
      tags: 'waiting',
      invoke: {
        id: 'makeRepayment',
        src: 'makeRepayment',
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
        onError: onFailure({ 'proof-required': 'proving', otherwise: 'failed' }),
      },
    },
    proving: requireProof('sending', 'confirming'),
    failed: {
      description: 'Nothing was refunded or cancelled; the host can try again.',
      tags: 'failed',
      on: deciding,
    },
    done: {
      description: 'The host sees what was sent to the payment service.',
      on: { 'repayment.finished': 'finished' },
    },
    finished: { description: 'The reservation has changed.', type: 'final', output: true },
    abandoned: { description: 'Nothing was refunded or cancelled.', type: 'final', output: false },
  },
  output: ({ event }) => ({ isDone: event.output === true }),
});
