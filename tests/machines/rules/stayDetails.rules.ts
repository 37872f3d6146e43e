import { toViolation } from '../../../contract/schemas/violations.ts';
import { sampleVisit } from '../../../machines/shared/reservation.samples.ts';
import type { stayDetailsMachine } from '../../../machines/stayDetails/stayDetails.machine.ts';
import { link } from './link.ts';
import { rulesFor, type Rules } from './rule.ts';
import { noReason, waiting } from './why.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof stayDetailsMachine>();

const before = { name: 'Rita', taxNumber: '501442600', address: 'Rua 1', country: 'PRT' };
const typed = { name: 'Rita, Lda.', taxNumber: '123456789', address: 'Rua 2', country: 'PRT' };
const form = { arrivalTime: '22:00', hasInvoice: true, invoice: typed };
const empty = { name: '', taxNumber: '', address: '', country: '' };

const ofTime = toViolation('arrivalTime', 'arrival_time');
const ofNumber = toViolation('invoice.taxNumber', 'tax_number');

const nothingFailed = { ...noReason, violations: [] };

/** The samples: empty details, and a time that can no longer change. */
const open = { savedDetails: { arrivalTime: null, invoice: null } };
const fixed = { savedDetails: { arrivalTime: '22:00', invoice: null } };

const ledToTheDetails = { uiEffect: { type: 'focus.requested', on: 'stayDetails' } } as const;

const onUpdate = {
  'reservation.updated.open': leadsTo('shown', open),
  'reservation.updated.fixed': leadsTo('fixed', fixed),
};

/** The form shows the current details instead of earlier input. */
const begun = leadsTo('editing', {
  form: { arrivalTime: '18:00', hasInvoice: true, invoice: before },
  ...nothingFailed,
});

/** The violation of the time leadsTo, the other one stays. */
const noted = { form: { ...form, arrivalTime: '19:30' }, violations: [ofNumber] };

const whileTyping = {
  'details.changed': unchanged(noted),
  'details.submitted': leadsTo('saving'),
  'details.dismissed': leadsTo('shown', nothingFailed, ledToTheDetails),
  'reservation.updated.open': unchanged(open),
  'reservation.updated.fixed': leadsTo('fixed', fixed, ledToTheDetails),
};

const states = defineRules(
  {
    ...link,
    attempt: 3,
    savedDetails: { arrivalTime: '18:00', invoice: before },
    form,
    ...waiting,
    violations: [ofTime, ofNumber],
  },
  {
    loading: { first: 'begins', tags: ['waiting'], on: onUpdate },
    shown: {
      first: ['loading', 'reservation.updated.open'],
      tags: ['settled'],
      on: { ...onUpdate, 'details.begun': begun },
    },
    editing: { first: ['shown', 'details.begun'], tags: ['settled'], on: whileTyping },
    saving: {
      first: ['editing', 'details.submitted'],
      tags: ['waiting'],
      calls: {
        saveDetails: [
          'saveDetails',
          {
            reservationId: 'held',
            token: 'key',
            arrivalTime: '22:00',
            invoice: typed,
            idempotencyKey: 'v7:saveDetails:3',
          },
        ],
      },
      answers: {
        'saveDetails.answered': leadsTo(
          'saved',
          { savedDetails: { arrivalTime: '22:00', invoice: typed }, attempt: 4, ...nothingFailed },
          'reportChange',
          ledToTheDetails,
        ),
      },
      fails: {
        saveDetails: {
          'validation-failed': (why) => leadsTo('refused', { ...why, attempt: 4 }),
          'wrong-state': (why) => leadsTo('fixed', { ...why, attempt: 4 }, 'reportChange', ledToTheDetails),
          'idempotency-mismatch': (why) => leadsTo('notSaved', { ...why, attempt: 4 }),
          otherwise: (why) => leadsTo('notSaved', why),
        },
      },
    },
    refused: {
      first: ['saving', 'saveDetails.failed.validation-failed'],
      tags: ['failed'],
      on: whileTyping,
    },
    notSaved: {
      first: ['saving', 'saveDetails.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...whileTyping,
        'details.changed': unchanged({ ...noted, attempt: 4 }),
        // The host may have it all the same.
        'details.dismissed': leadsTo(
          'shown',
          { ...nothingFailed, attempt: 4 },
          'reportChange',
          ledToTheDetails,
        ),
        'reservation.updated.fixed': leadsTo('fixed', { ...fixed, attempt: 4 }, ledToTheDetails),
      },
    },
    saved: {
      first: ['saving', 'saveDetails.answered'],
      tags: ['settled'],
      on: {
        'details.begun': begun,
        'reservation.updated.open': unchanged(open),
        'reservation.updated.fixed': leadsTo('fixed', fixed),
      },
    },
    fixed: { first: ['loading', 'reservation.updated.fixed'], tags: ['settled'], on: onUpdate },
  },
);

/** The rules for each event in each state of the stay details. */
export const stayDetailsRules: Rules<typeof stayDetailsMachine> = {
  begins: {
    in: 'loading',
    with: {
      ...sampleVisit,
      attempt: 1,
      savedDetails: { arrivalTime: null, invoice: null },
      form: { arrivalTime: '', hasInvoice: false, invoice: empty },
      ...nothingFailed,
    },
  },
  provided: ['reportChange'],
  states,
};
