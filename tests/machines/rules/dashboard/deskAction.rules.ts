import type { deskActionMachine } from '../../../../machines/dashboard/deskAction/deskAction.machine.ts';
import { newLinkEffect } from '../../../../machines/dashboard/deskAction/deskAction.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../why.ts';

const { goes, tried } = rulesFor<typeof deskActionMachine>();

const number = 'K4EK-CBPA';
const effect = { action: 'exportGuest', terms: undefined } as const;
const result = { action: 'exportGuest', terms: { number, json: '{}' } } as const;

const abandoning = { 'action.abandoned': goes('abandoned') };
const deciding = { ...abandoning, 'action.confirmed': goes('sending') };

const states = tried(
  { visitId: 'v7', number, action: 'exportGuest', effect, result, ...waiting },
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
    confirming: { first: ['previewing', 'previewAction.answered'], on: deciding },
    sending: {
      first: ['confirming', 'action.confirmed'],
      tags: ['waiting'],
      calls: { takeAction: ['takeAction', { number, effect, idempotencyKey: 'v7:exportGuest:0' }] },
      answers: { 'takeAction.answered': goes('done', { result: newLinkEffect, ...noReason }, focusPage) },
      fails: {
        takeAction: {
          'proof-required': (why) => goes('proving', getReason(why)),
          otherwise: (why) => goes('failed', getReason(why)),
        },
      },
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
    failed: { first: ['sending', 'takeAction.failed.unreachable'], tags: ['failed'], on: deciding },
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
      ...noReason,
    },
  },
  states,
};
