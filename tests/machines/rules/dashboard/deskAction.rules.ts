import type { deskActionMachine } from '../../../../machines/dashboard/deskAction/deskAction.machine.ts';
import { reservationLoadingRules } from './reservationPage.ts';
import { refused } from './refused.ts';
import {
  newLinkEffect,
  newLinkResult,
} from '../../../../machines/dashboard/deskAction/deskAction.samples.ts';
import { sampleReservation } from '../../../../machines/dashboard/shared/reservation.samples.ts';
import { outcomes } from '../outcomes.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof deskActionMachine>();

const number = 'K4EK-CBPA';
const effect = { action: 'exportGuest', terms: undefined } as const;
const result = { action: 'exportGuest', terms: { number, json: '{}' } } as const;

const states = defineRules(
  {
    visitId: 'v7',
    number,
    reservation: { ...sampleReservation, number },
    action: 'exportGuest',
    effect,
    result,
    attempt: 3,
    present: sampleReservation,
    refusal: noReason,
    ...waiting,
  },
  {
    ...reservationLoadingRules<typeof deskActionMachine>({
      number,
      loaded: leadsTo('previewing', { reservation: sampleReservation, ...noReason }),
    }),
    previewing: {
      path: ['loading', 'loadReservationDesk.answered'],
      tags: ['waiting'],
      calls: { previewAction: ['previewAction', { number, action: 'exportGuest' }] },
      answers: { 'previewAction.answered': leadsTo('confirming', { effect: newLinkEffect, ...noReason }) },
      fails: { previewAction: { otherwise: (failure) => leadsTo('notPreviewed', getReason(failure)) } },
    },
    notPreviewed: {
      path: ['previewing', 'previewAction.failed.command-refused'],
      tags: ['failed'],
      on: { 'retry.requested': leadsTo('previewing', {}, focusPage) },
    },
    confirming: {
      path: ['previewing', 'previewAction.answered'],
      on: { 'action.confirmed': leadsTo('sending') },
    },
    sending: {
      path: ['confirming', 'action.confirmed'],
      tags: ['waiting'],
      calls: { takeAction: ['takeAction', { number, effect, idempotencyKey: 'v7:exportGuest:3' }] },
      answers: { 'takeAction.answered': leadsTo('done', { result: newLinkResult, ...noReason }, focusPage) },
      fails: {
        takeAction: outcomes(
          (failure) => leadsTo('reassessing', { ...getReason(failure), ...refused(failure) }),
          (failure) => leadsTo('unconfirmed', getReason(failure)),
          {
            'proof-required': (failure) => leadsTo('proving', getReason(failure)),
            'too-many-requests': (failure) => leadsTo('tooMany', getReason(failure)),
          },
        ),
      },
    },
    tooMany: {
      path: ['sending', 'takeAction.failed.too-many-requests'],
      tags: ['failed'],
      on: { 'action.confirmed': leadsTo('sending') },
    },
    proving: {
      path: ['sending', 'takeAction.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('sending', noReason, focusPage),
        'proof.answered.abandoned': leadsTo('confirming', noReason, focusPage),
      },
    },
    reassessing: {
      path: ['sending', 'takeAction.failed.command-refused'],
      tags: ['waiting'],
      calls: { reassessAction: ['previewAction', { number, action: 'exportGuest' }] },
      answers: { 'reassessAction.answered': leadsTo('rejected', { effect: newLinkEffect, ...noReason }) },
      fails: { reassessAction: { otherwise: (failure) => leadsTo('notReassessed', getReason(failure)) } },
    },
    rejected: {
      path: ['reassessing', 'reassessAction.answered'],
      tags: ['failed'],
      on: { 'action.confirmed': leadsTo('sending') },
    },
    notReassessed: {
      path: ['reassessing', 'reassessAction.failed.command-refused'],
      tags: ['failed'],
      on: { 'retry.requested': leadsTo('reassessing', {}, focusPage) },
    },
    unconfirmed: {
      path: ['sending', 'takeAction.failed.unreachable'],
      tags: ['failed'],
      on: {
        'action.confirmed': leadsTo('sending', {}, focusPage),
        'look.requested': leadsTo('looking'),
      },
    },
    looking: {
      path: ['unconfirmed', 'look.requested'],
      tags: ['waiting'],
      calls: { lookAtReservation: ['lookAtReservation', number] },
      answers: {
        'lookAtReservation.answered': leadsTo('unconfirmed', { present: sampleReservation, ...noReason }),
      },
      fails: { lookAtReservation: { otherwise: (failure) => leadsTo('unconfirmed', getReason(failure)) } },
    },
    done: { path: ['sending', 'takeAction.answered'] },
  },
);

/** The effect of each event in each state of an action on a reservation. */
export const deskActionRules: Rules<typeof deskActionMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      number: newLinkEffect.terms.number,
      reservation: undefined,
      action: 'sendNewLink',
      effect: undefined,
      result: undefined,
      attempt: 0,
      present: undefined,
      refusal: noReason,
      ...noReason,
    },
  },
  states,
};
