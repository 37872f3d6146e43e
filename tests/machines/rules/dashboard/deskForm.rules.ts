import { toViolation } from '../../../../contract/schemas/violations.ts';
import { refused } from './refused.ts';
import type { deskFormMachine } from '../../../../machines/dashboard/deskForm/deskForm.machine.ts';
import {
  erasedReservation,
  sampleReservation,
} from '../../../../machines/dashboard/shared/reservation.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { noReason, waiting } from '../why.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof deskFormMachine>();

const nothingWrong = { ...noReason, violations: [] };
const reservation = { ...sampleReservation, number: 'K4EK-CBPA' };
const entry = { text: 'before', mail: 'cancelled', as: 'card', amount: '20' } as const;
const ofText = toViolation('text', 'blank');
const ofAmount = toViolation('amount', 'not_a_number');

const entering = {
  'entry.changed': unchanged({
    entry: { ...entry, text: 'Arrives by train' },
    violations: [ofAmount],
    attempt: 4,
  }),
  'entry.submitted': leadsTo('sending'),
};
const abandoning = { 'entry.abandoned': leadsTo('abandoned') };
const leaving = { 'entry.abandoned': leadsTo('finished') };

const states = defineRules(
  {
    visitId: 'v7',
    reservation,
    form: 'resendMail',
    entry,
    saved: { form: 'addNote' },
    attempt: 3,
    present: reservation,
    refusal: noReason,
    violations: [ofText, ofAmount],
    ...waiting,
  },
  {
    editing: { first: 'begins', on: { ...entering, ...abandoning } },
    sending: {
      first: ['editing', 'entry.submitted'],
      tags: ['waiting'],
      calls: {
        saveEntry: [
          'saveEntry',
          { reservation, form: 'resendMail', entry, idempotencyKey: 'v7:resendMail:3' },
        ],
      },
      answers: {
        'saveEntry.answered': leadsTo('done', { saved: { form: 'addNote' }, ...nothingWrong }, focusPage),
      },
      fails: {
        saveEntry: outcomes(
          (why) => leadsTo('reassessing', { ...why, ...refused(why) }),
          (why) => leadsTo('unconfirmed', why),
          {
            'proof-required': (why) => leadsTo('proving', why),
            'too-many-requests': (why) => leadsTo('tooMany', why),
            'validation-failed': (why) => leadsTo('refused', { ...why, attempt: 4 }),
          },
        ),
      },
    },
    tooMany: {
      first: ['sending', 'saveEntry.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...entering, ...leaving },
    },
    proving: {
      first: ['sending', 'saveEntry.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('sending', nothingWrong, focusPage),
        'proof.answered.abandoned': leadsTo('editing', nothingWrong, focusPage),
      },
    },
    refused: {
      first: ['sending', 'saveEntry.failed.validation-failed'],
      tags: ['failed'],
      on: { ...entering, ...abandoning },
    },
    reassessing: {
      first: ['sending', 'saveEntry.failed.command-refused'],
      tags: ['waiting'],
      calls: { reassessEntry: ['lookAtReservation', 'K4EK-CBPA'] },
      answers: {
        // The chosen e-mail can no longer be sent.
        'reassessEntry.answered': leadsTo('rejected', {
          reservation: sampleReservation,
          entry: { ...entry, mail: 'confirmed' },
          ...nothingWrong,
        }),
        'reassessEntry.answered.impossible': leadsTo('impossible', {
          reservation: erasedReservation,
          ...nothingWrong,
        }),
      },
      fails: { reassessEntry: { otherwise: (why) => leadsTo('notReassessed', why) } },
    },
    rejected: {
      first: ['reassessing', 'reassessEntry.answered'],
      tags: ['failed'],
      on: { ...entering, ...leaving },
    },
    impossible: {
      first: ['reassessing', 'reassessEntry.answered.impossible'],
      tags: ['failed'],
      on: leaving,
    },
    notReassessed: {
      first: ['reassessing', 'reassessEntry.failed.unreachable'],
      tags: ['failed'],
      on: { ...leaving, 'retry.requested': leadsTo('reassessing', {}, focusPage) },
    },
    unconfirmed: {
      first: ['sending', 'saveEntry.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...leaving,
        'entry.submitted': leadsTo('sending', {}, focusPage),
        'look.requested': leadsTo('looking'),
      },
    },
    looking: {
      first: ['unconfirmed', 'look.requested'],
      tags: ['waiting'],
      calls: { lookAtReservation: ['lookAtReservation', 'K4EK-CBPA'] },
      answers: {
        'lookAtReservation.answered': leadsTo('unconfirmed', { present: sampleReservation, ...nothingWrong }),
      },
      fails: { lookAtReservation: { otherwise: (why) => leadsTo('unconfirmed', why) } },
    },
    done: { first: ['sending', 'saveEntry.answered'], on: { 'entry.finished': leadsTo('finished') } },
    finished: { first: ['done', 'entry.finished'] },
    abandoned: { first: ['editing', 'entry.abandoned'] },
  },
);

/** The effect of each event in each state of a form about a reservation. */
export const deskFormRules: Rules<typeof deskFormMachine> = {
  begins: {
    in: 'editing',
    with: {
      visitId: 'visit',
      reservation: sampleReservation,
      form: 'addNote',
      entry: { text: '', mail: 'confirmed', as: 'cash', amount: '' },
      saved: undefined,
      attempt: 0,
      present: undefined,
      refusal: noReason,
      ...nothingWrong,
    },
  },
  refused: [ofText],
  states,
};
