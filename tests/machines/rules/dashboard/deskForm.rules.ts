import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { DeskReservation } from '../../../../contract/dashboard/deskReservation.ts';
import { reservationLoadingRules } from './reservationPage.ts';
import { refused } from './refused.ts';
import type { deskFormMachine } from '../../../../machines/dashboard/deskForm/deskForm.machine.ts';
import {
  erasedReservation,
  sampleReservation,
} from '../../../../machines/dashboard/shared/reservation.samples.ts';
import { focusField, focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof deskFormMachine>();

const nothingWrong = { ...noReason, violations: [] };
const reservation = { ...sampleReservation, number: 'K4EK-CBPA' };
const entry = {
  text: 'before',
  mail: 'cancelled',
  as: 'card',
  amount: '20',
  payout: '',
  commission: '',
} as const;
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

const loaded = (loadedReservation: DeskReservation) => ({
  reservation: loadedReservation,
  entry: { ...entry, mail: 'confirmed' as const },
  ...nothingWrong,
});

const states = defineRules(
  {
    visitId: 'v7',
    number: 'K4EK-CBPA',
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
    ...reservationLoadingRules<typeof deskFormMachine>({
      number: 'K4EK-CBPA',
      // The stored entry is kept, except an e-mail that can no longer be sent.
      loaded: leadsTo('editing', loaded(sampleReservation), focusField),
      answers: {
        'loadReservationDesk.answered.impossible': leadsTo('impossible', {
          ...loaded(erasedReservation),
          entry,
        }),
      },
      storeFailure: (failure) => failure,
    }),
    editing: { path: ['loading', 'loadReservationDesk.answered'], on: entering },
    sending: {
      path: ['editing', 'entry.submitted'],
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
      path: ['sending', 'saveEntry.failed.too-many-requests'],
      tags: ['failed'],
      on: entering,
    },
    proving: {
      path: ['sending', 'saveEntry.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('sending', nothingWrong, focusField),
        'proof.answered.abandoned': leadsTo('editing', nothingWrong, focusField),
      },
    },
    refused: {
      path: ['sending', 'saveEntry.failed.validation-failed'],
      tags: ['failed'],
      on: entering,
    },
    reassessing: {
      path: ['sending', 'saveEntry.failed.command-refused'],
      tags: ['waiting'],
      calls: { reassessEntry: ['lookAtReservation', 'K4EK-CBPA'] },
      answers: {
        // The chosen e-mail can no longer be sent.
        'reassessEntry.answered': leadsTo('rejected', {
          reservation: sampleReservation,
          entry: { ...entry, mail: 'confirmed' as const },
          ...nothingWrong,
        }),
        'reassessEntry.answered.impossible': leadsTo('impossible', {
          reservation: erasedReservation,
          ...nothingWrong,
        }),
      },
      fails: { reassessEntry: { otherwise: (failure) => leadsTo('notReassessed', failure) } },
    },
    rejected: {
      path: ['reassessing', 'reassessEntry.answered'],
      tags: ['failed'],
      on: entering,
    },
    impossible: {
      path: ['reassessing', 'reassessEntry.answered.impossible'],
      tags: ['failed'],
      on: { 'retry.requested': leadsTo('loading', {}, focusPage) },
    },
    notReassessed: {
      path: ['reassessing', 'reassessEntry.failed.unreachable'],
      tags: ['failed'],
      on: { 'retry.requested': leadsTo('reassessing', {}, focusField) },
    },
    unconfirmed: {
      path: ['sending', 'saveEntry.failed.unreachable'],
      tags: ['failed'],
      on: {
        'entry.submitted': leadsTo('sending', {}, focusField),
        'look.requested': leadsTo('looking'),
      },
    },
    looking: {
      path: ['unconfirmed', 'look.requested'],
      tags: ['waiting'],
      calls: { lookAtReservation: ['lookAtReservation', 'K4EK-CBPA'] },
      answers: {
        'lookAtReservation.answered': leadsTo('unconfirmed', { present: sampleReservation, ...nothingWrong }),
      },
      fails: { lookAtReservation: { otherwise: (failure) => leadsTo('unconfirmed', failure) } },
    },
    done: { path: ['sending', 'saveEntry.answered'] },
  },
);

/** The effect of each event in each state of a form about a reservation. */
export const deskFormRules: Rules<typeof deskFormMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      number: sampleReservation.number,
      reservation: undefined,
      form: 'addNote',
      entry: { text: '', mail: 'confirmed', as: 'cash', amount: '', payout: '', commission: '' },
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
