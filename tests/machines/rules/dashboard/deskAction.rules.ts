import type { deskActionMachine } from '../../../../machines/dashboard/deskAction/deskAction.machine.ts';
import { refused } from './refused.ts';
import { newLinkEffect } from '../../../../machines/dashboard/deskAction/deskAction.samples.ts';
import { sampleReservation } from '../../../../machines/dashboard/shared/reservation.samples.ts';
import { outcomes } from '../outcomes.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../why.ts';

const { goes, tried } = rulesFor<typeof deskActionMachine>();

const number = 'K4EK-CBPA';
const effect = { action: 'exportGuest', terms: undefined } as const;
const result = { action: 'exportGuest', terms: { number, json: '{}' } } as const;

const abandoning = { 'action.abandoned': goes('abandoned') };
const leaving = { 'action.abandoned': goes('finished') };

const states = tried(
  {
    visitId: 'v7',
    number,
    action: 'exportGuest',
    effect,
    result,
    attempt: 3,
    present: sampleReservation,
    refusal: noReason,
    ...waiting,
  },
  {
    previewing: {
      first: 'begins',
      tags: ['waiting'],
      calls: { previewAction: ['previewAction', { number, action: 'exportGuest' }] },
      answers: { 'previewAction.answered': goes('confirming', { effect: newLinkEffect, ...noReason }) },
      fails: { previewAction: { otherwise: (why) => goes('notPreviewed', getReason(why)) } },
      on: abandoning,
    },
    notPreviewed: {
      first: ['previewing', 'previewAction.failed.command-refused'],
      tags: ['failed'],
      on: { ...abandoning, 'retry.requested': goes('previewing', {}, focusPage) },
    },
    confirming: {
      first: ['previewing', 'previewAction.answered'],
      on: { ...abandoning, 'action.confirmed': goes('sending') },
    },
    sending: {
      first: ['confirming', 'action.confirmed'],
      tags: ['waiting'],
      calls: { takeAction: ['takeAction', { number, effect, idempotencyKey: 'v7:exportGuest:3' }] },
      answers: { 'takeAction.answered': goes('done', { result: newLinkEffect, ...noReason }, focusPage) },
      fails: {
        takeAction: outcomes(
          (why) => goes('reassessing', { ...getReason(why), ...refused(why) }),
          (why) => goes('unconfirmed', getReason(why)),
          {
            'proof-required': (why) => goes('proving', getReason(why)),
            'too-many-requests': (why) => goes('tooMany', getReason(why)),
          },
        ),
      },
    },
    tooMany: {
      first: ['sending', 'takeAction.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...leaving, 'action.confirmed': goes('sending') },
    },
    proving: {
      first: ['sending', 'takeAction.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': goes('sending', noReason, focusPage),
        'proof.answered.abandoned': goes('confirming', noReason, focusPage),
      },
    },
    reassessing: {
      first: ['sending', 'takeAction.failed.command-refused'],
      tags: ['waiting'],
      calls: { reassessAction: ['previewAction', { number, action: 'exportGuest' }] },
      answers: { 'reassessAction.answered': goes('rejected', { effect: newLinkEffect, ...noReason }) },
      fails: { reassessAction: { otherwise: (why) => goes('notReassessed', getReason(why)) } },
    },
    rejected: {
      first: ['reassessing', 'reassessAction.answered'],
      tags: ['failed'],
      on: { ...leaving, 'action.confirmed': goes('sending') },
    },
    notReassessed: {
      first: ['reassessing', 'reassessAction.failed.command-refused'],
      tags: ['failed'],
      on: { ...leaving, 'retry.requested': goes('reassessing', {}, focusPage) },
    },
    unconfirmed: {
      first: ['sending', 'takeAction.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...leaving,
        'action.confirmed': goes('sending', {}, focusPage),
        'look.requested': goes('looking'),
      },
    },
    looking: {
      first: ['unconfirmed', 'look.requested'],
      tags: ['waiting'],
      calls: { lookAtReservation: ['lookAtReservation', number] },
      answers: {
        'lookAtReservation.answered': goes('unconfirmed', { present: sampleReservation, ...noReason }),
      },
      fails: { lookAtReservation: { otherwise: (why) => goes('unconfirmed', getReason(why)) } },
    },
    done: { first: ['sending', 'takeAction.answered'], on: { 'action.finished': goes('finished') } },
    finished: { first: ['done', 'action.finished'] },
    abandoned: { first: ['confirming', 'action.abandoned'] },
  },
);

/** The effect of each event in each state of an action on a reservation. */
export const deskActionRules: Rules<typeof deskActionMachine> = {
  begins: {
    in: 'previewing',
    with: {
      visitId: 'visit',
      number: newLinkEffect.terms.number,
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
