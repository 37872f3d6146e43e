import { toViolation } from '../../../../contract/schemas/violations.ts';
import { reservationLoadingRules } from './reservationPage.ts';
import { refused } from './refused.ts';
import type { refundMachine } from '../../../../machines/dashboard/refund/refund.machine.ts';
import { cancellationEffect, refundEffect } from '../../../../machines/dashboard/refund/refund.samples.ts';
import {
  erasedReservation,
  sampleReservation,
} from '../../../../machines/dashboard/shared/reservation.samples.ts';
import { focusField, focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof refundMachine>();

const nothingWrong = { ...noReason, violations: [] };
const number = 'K4EK-CBPA';
const entry = { choice: 'full', amount: '12', reason: 'No heating.' } as const;
const ofAmount = toViolation('amount', 'not_a_number');
const ofReason = toViolation('reason', 'blank');

const entering = {
  'entry.changed': unchanged({ entry: { ...entry, amount: '40' }, violations: [ofReason] }),
  'effect.requested': leadsTo('previewing', { attempt: 4 }),
};
const confirming = {
  'entry.reopened': leadsTo('editing', nothingWrong, focusField),
  'refund.confirmed': leadsTo('sending'),
};

const states = defineRules(
  {
    visitId: 'v7',
    number,
    reservation: { ...sampleReservation, number },
    kind: 'cancellation',
    entry,
    effect: cancellationEffect,
    result: cancellationEffect,
    attempt: 3,
    present: sampleReservation,
    refusal: noReason,
    violations: [ofAmount, ofReason],
    ...waiting,
  },
  {
    ...reservationLoadingRules<typeof refundMachine>({
      number,
      loaded: leadsTo('editing', { reservation: sampleReservation, ...nothingWrong }, focusField),
      answers: {
        'loadReservationDesk.answered.impossible': leadsTo('impossible', {
          reservation: erasedReservation,
          ...nothingWrong,
        }),
      },
      storeFailure: (failure) => failure,
    }),
    impossible: {
      path: ['loading', 'loadReservationDesk.answered.impossible'],
      tags: ['failed'],
      on: { 'retry.requested': leadsTo('loading', {}, focusPage) },
    },
    editing: { path: ['loading', 'loadReservationDesk.answered'], on: entering },
    previewing: {
      path: ['editing', 'effect.requested'],
      tags: ['waiting'],
      calls: { previewRefund: ['previewRefund', { number, kind: 'cancellation', entry }] },
      answers: {
        'previewRefund.answered': leadsTo('confirming', { effect: refundEffect, ...nothingWrong }, focusPage),
      },
      fails: {
        previewRefund: {
          'validation-failed': (failure) => leadsTo('refused', failure),
          otherwise: (failure) => leadsTo('notPreviewed', failure),
        },
      },
    },
    refused: {
      path: ['previewing', 'previewRefund.failed.validation-failed'],
      tags: ['failed'],
      on: entering,
    },
    notPreviewed: {
      path: ['previewing', 'previewRefund.failed.command-refused'],
      tags: ['failed'],
      on: entering,
    },
    confirming: { path: ['previewing', 'previewRefund.answered'], on: confirming },
    sending: {
      path: ['confirming', 'refund.confirmed'],
      tags: ['waiting'],
      calls: {
        sendRefund: [
          'sendRefund',
          { number, entry, effect: cancellationEffect, idempotencyKey: 'v7:cancellation:3' },
        ],
      },
      answers: {
        'sendRefund.answered': leadsTo('done', { result: refundEffect, ...nothingWrong }, focusPage),
      },
      fails: {
        sendRefund: outcomes(
          (failure) => leadsTo('reassessing', { ...failure, ...refused(failure) }),
          (failure) => leadsTo('unconfirmed', failure),
          {
            'proof-required': (failure) => leadsTo('proving', failure),
            'too-many-requests': (failure) => leadsTo('tooMany', failure),
            'validation-failed': (failure) => leadsTo('refused', { ...failure, attempt: 4 }),
          },
        ),
      },
    },
    tooMany: {
      path: ['sending', 'sendRefund.failed.too-many-requests'],
      tags: ['failed'],
      on: confirming,
    },
    proving: {
      path: ['sending', 'sendRefund.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('sending', nothingWrong, focusPage),
        'proof.answered.abandoned': leadsTo('confirming', nothingWrong, focusPage),
      },
    },
    reassessing: {
      path: ['sending', 'sendRefund.failed.command-refused'],
      tags: ['waiting'],
      calls: { reassessRefund: ['previewRefund', { number, kind: 'cancellation', entry }] },
      answers: {
        'reassessRefund.answered': leadsTo('rejected', { effect: refundEffect, ...nothingWrong }),
      },
      fails: { reassessRefund: { otherwise: (failure) => leadsTo('notReassessed', failure) } },
    },
    rejected: {
      path: ['reassessing', 'reassessRefund.answered'],
      tags: ['failed'],
      on: confirming,
    },
    notReassessed: {
      path: ['reassessing', 'reassessRefund.failed.command-refused'],
      tags: ['failed'],
      on: {
        'entry.reopened': leadsTo('editing', nothingWrong, focusField),
        'effect.requested': leadsTo('reassessing', {}, focusPage),
      },
    },
    unconfirmed: {
      path: ['sending', 'sendRefund.failed.unreachable'],
      tags: ['failed'],
      on: {
        'refund.confirmed': leadsTo('sending', {}, focusPage),
        'look.requested': leadsTo('looking'),
      },
    },
    looking: {
      path: ['unconfirmed', 'look.requested'],
      tags: ['waiting'],
      calls: { lookAtReservation: ['lookAtReservation', number] },
      answers: {
        'lookAtReservation.answered': leadsTo('unconfirmed', { present: sampleReservation, ...nothingWrong }),
      },
      fails: { lookAtReservation: { otherwise: (failure) => leadsTo('unconfirmed', failure) } },
    },
    done: { path: ['sending', 'sendRefund.answered'] },
  },
);

/** The effect of each event in each state of a refund or cancellation. */
export const refundRules: Rules<typeof refundMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      number: refundEffect.terms.number,
      reservation: undefined,
      kind: 'refund',
      entry: { choice: 'policy', amount: '', reason: '' },
      effect: undefined,
      result: undefined,
      attempt: 0,
      present: undefined,
      refusal: noReason,
      ...nothingWrong,
    },
  },
  refused: [ofAmount],
  states,
};
