import { toViolation } from '../../../../contract/violations.ts';
import type { deskFormMachine } from '../../../../machines/dashboard/deskForm/deskForm.machine.ts';
import { sampleReservation } from '../../../../machines/dashboard/shared/reservation.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { noReason, waiting } from '../why.ts';

const { goes, stays, tried } = rulesFor<typeof deskFormMachine>();

const nothingWrong = { ...noReason, violations: [] };
const reservation = { ...sampleReservation, number: 'K4EK-CBPA' };
const entry = { text: 'before', mail: 'registered', as: 'card', amount: '20' } as const;
const ofText = toViolation('text', 'blank');
const ofAmount = toViolation('amount', 'not_a_number');

const entering = {
  'entry.changed': stays({
    entry: { ...entry, text: 'Arrives by train' },
    violations: [ofAmount],
    attempt: 4,
  }),
  'entry.submitted': goes('sending'),
  'entry.abandoned': goes('abandoned'),
};

const states = tried(
  {
    visitId: 'v7',
    reservation,
    form: 'recordPayment',
    entry,
    saved: { form: 'addNote' },
    attempt: 3,
    violations: [ofText, ofAmount],
    ...waiting,
  },
  {
    editing: { first: 'begins', on: entering },
    sending: {
      first: ['editing', 'entry.submitted'],
      tags: ['waiting'],
      calls: {
        saveEntry: [
          'saveEntry',
          { reservation, form: 'recordPayment', entry, idempotencyKey: 'v7:recordPayment:3' },
        ],
      },
      answers: {
        'saveEntry.answered': goes('done', { saved: { form: 'addNote' }, ...nothingWrong }, focusPage),
      },
      fails: {
        saveEntry: {
          'validation-failed': (why) => goes('refused', { ...why, attempt: 4 }),
          otherwise: (why) => goes('failed', why),
        },
      },
    },
    refused: {
      first: ['sending', 'saveEntry.failed.validation-failed'],
      tags: ['failed'],
      on: entering,
    },
    failed: { first: ['sending', 'saveEntry.failed.unreachable'], tags: ['failed'], on: entering },
    done: { first: ['sending', 'saveEntry.answered'], on: { 'entry.finished': goes('finished') } },
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
      ...nothingWrong,
    },
  },
  refused: [ofText],
  states,
};
