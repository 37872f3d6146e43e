import { toViolation } from '../../../../contract/schemas/violations.ts';
import { refused } from './refused.ts';
import type { nightsSelectionMachine } from '../../../../machines/dashboard/nightsSelection/nightsSelection.machine.ts';
import {
  changedNights,
  closedNights,
  freeNights,
  harmlessChange,
  selectedStay,
  takenNights,
} from '../../../../machines/dashboard/nightsSelection/nightsSelection.samples.ts';
import { rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof nightsSelectionMachine>();

const focusSelection: SentEffect = { uiEffect: { type: 'focus.requested', on: 'nightsSelection' } };
const focusField: SentEffect = { uiEffect: { type: 'focus.requested', on: 'field' } };
const focusCell: SentEffect = { uiEffect: { type: 'focus.requested', on: 'cell' } };
const nothingWrong = { ...noReason, violations: [] };

const nights = { property: 'monte', start: '2027-04-01', end: '2027-04-03' };
const stay = { ...nights, calendar: 'Airbnb', name: 'Ana', note: 'Late' };
const ofMinimumStay = toViolation('minimumStay', 'invalid');

const noRates = { price: '', minimumStay: '' };
const noInput = { rates: noRates, reason: '', inputNights: undefined };

const selecting = {
  'nights.marked': leadsTo('choosing', { nights: freeNights, attempt: 4, ...nothingWrong }),
  'closedNights.chosen': leadsTo(
    'offering.closed',
    { nights: closedNights, attempt: 4, ...nothingWrong },
    focusSelection,
  ),
  'channelStay.chosen': leadsTo(
    'describing.editing',
    {
      stay: selectedStay,
      nights: { property: 'casa-do-limoeiro', start: '2027-03-12', end: '2027-03-14' },
      change: 'stay',
      attempt: 4,
      ...noInput,
      ...nothingWrong,
    },
    focusSelection,
  ),
};
const choosePart = {
  'nights.chosen': leadsTo(
    'offering.free',
    { nights: freeNights, attempt: 4, ...nothingWrong },
    focusSelection,
  ),
};
const finishing = {
  ...choosePart,
  'takenNights.chosen': leadsTo(
    'offering.taken',
    { nights: takenNights, attempt: 4, ...nothingWrong },
    focusSelection,
  ),
};
const clearing = { 'selection.cleared': leadsTo('none', {}, focusCell) };
const leaving = { 'selection.cleared': leadsTo('none', {}, 'reportChange', focusCell) };
const offered = { ...selecting, ...clearing };

const prepare = (change: 'block' | 'open' | 'rates') => ({
  change,
  ...noInput,
  effect: undefined,
  attempt: 4,
  ...nothingWrong,
});
const changingRates = {
  'rates.requested': leadsTo('rates.editing', prepare('rates'), focusField),
  'usualRates.requested': leadsTo(
    'rates.previewing',
    { ...prepare('rates'), rates: { price: null, minimumStay: null } },
    focusSelection,
  ),
};
const typingReason = {
  'reason.changed': unchanged({ reason: 'New kitchen', inputNights: nights, attempt: 4 }),
};
const whileBlocking = { ...typingReason, ...clearing, 'change.confirmed': leadsTo('blocking.sending') };
const whileOpening = { ...clearing, 'change.confirmed': leadsTo('opening.sending') };
const describingStay = {
  ...clearing,
  'stay.changed': unchanged({ stay: { ...stay, name: 'Lucía' }, inputNights: nights, attempt: 4 }),
  'change.confirmed': leadsTo('describing.sending'),
};
const done = leadsTo('changed', { ...noInput, ...nothingWrong }, 'reportChange', focusSelection);
const typing = {
  ...typingReason,
  ...clearing,
  'rates.changed': unchanged({
    rates: { price: '20', minimumStay: '4' },
    inputNights: nights,
    violations: [ofMinimumStay],
    attempt: 4,
  }),
  'rates.submitted': leadsTo('rates.previewing'),
};
const decidingRates = {
  ...clearing,
  'change.confirmed': leadsTo('rates.sending'),
  'rates.requested': leadsTo('rates.editing', {}, focusField),
};

const rates = { price: '99', minimumStay: '4' };
const question = { nights, rates, reason: 'Fair' };

const states = defineRules(
  {
    visitId: 'v7',
    nights,
    change: 'open',
    stay,
    reason: 'Fair',
    rates,
    inputNights: { ...nights, end: '2027-04-09' },
    effect: { ...changedNights, reservations: [] },
    attempt: 3,
    refusal: noReason,
    violations: [toViolation('price', 'blank'), ofMinimumStay],
    ...waiting,
  },
  {
    none: { path: 'initial', on: selecting },
    choosing: { path: ['none', 'nights.marked'], on: { ...offered, ...finishing } },
    'offering.free': {
      path: ['choosing', 'nights.chosen'],
      on: {
        ...offered,
        ...changingRates,
        'blocking.requested': leadsTo('blocking.editing', prepare('block'), focusField),
      },
    },
    'offering.taken': {
      path: ['choosing', 'takenNights.chosen'],
      on: { ...offered, ...choosePart, ...changingRates },
    },
    'offering.closed': {
      path: ['none', 'closedNights.chosen'],
      on: {
        ...offered,
        'opening.requested': leadsTo('opening.confirming', prepare('open'), focusSelection),
      },
    },
    'blocking.editing': { path: ['offering.free', 'blocking.requested'], on: whileBlocking },
    'blocking.sending': {
      path: ['blocking.editing', 'change.confirmed'],
      tags: ['waiting'],
      calls: {
        closeNights: ['closeNights', { nights, reason: 'Fair', idempotencyKey: 'v7:closeNights:3' }],
      },
      answers: { 'closeNights.answered': done },
      fails: {
        closeNights: outcomes(
          (failure) => leadsTo('blocking.rejected', { ...failure, ...refused(failure) }, 'reportChange'),
          (failure) => leadsTo('blocking.unconfirmed', failure, 'reportChange'),
          { 'too-many-requests': (failure) => leadsTo('blocking.tooMany', failure, 'reportChange') },
        ),
      },
    },
    'blocking.tooMany': {
      path: ['blocking.sending', 'closeNights.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...whileBlocking, ...leaving },
    },
    'blocking.rejected': {
      path: ['blocking.sending', 'closeNights.failed.command-refused'],
      tags: ['failed'],
      on: leaving,
    },
    'blocking.unconfirmed': {
      path: ['blocking.sending', 'closeNights.failed.unreachable'],
      tags: ['failed'],
      on: { ...leaving, 'change.confirmed': leadsTo('blocking.sending', {}, focusSelection) },
    },
    'opening.confirming': { path: ['offering.closed', 'opening.requested'], on: whileOpening },
    'opening.sending': {
      path: ['opening.confirming', 'change.confirmed'],
      tags: ['waiting'],
      calls: { openNights: ['openNights', { nights, idempotencyKey: 'v7:openNights:3' }] },
      answers: { 'openNights.answered': done },
      fails: {
        openNights: outcomes(
          (failure) => leadsTo('opening.rejected', { ...failure, ...refused(failure) }, 'reportChange'),
          (failure) => leadsTo('opening.unconfirmed', failure, 'reportChange'),
          { 'too-many-requests': (failure) => leadsTo('opening.tooMany', failure, 'reportChange') },
        ),
      },
    },
    'opening.tooMany': {
      path: ['opening.sending', 'openNights.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...whileOpening, ...leaving },
    },
    'opening.rejected': {
      path: ['opening.sending', 'openNights.failed.command-refused'],
      tags: ['failed'],
      on: leaving,
    },
    'opening.unconfirmed': {
      path: ['opening.sending', 'openNights.failed.unreachable'],
      tags: ['failed'],
      on: { ...leaving, 'change.confirmed': leadsTo('opening.sending', {}, focusSelection) },
    },
    'describing.editing': { path: ['none', 'channelStay.chosen'], on: describingStay },
    'describing.sending': {
      path: ['describing.editing', 'change.confirmed'],
      tags: ['waiting'],
      calls: { describeStay: ['describeStay', { stay, idempotencyKey: 'v7:describeStay:3' }] },
      answers: { 'describeStay.answered': done },
      fails: {
        describeStay: outcomes(
          (failure) => leadsTo('describing.rejected', { ...failure, ...refused(failure) }, 'reportChange'),
          (failure) => leadsTo('describing.unconfirmed', failure, 'reportChange'),
          { 'too-many-requests': (failure) => leadsTo('describing.tooMany', failure, 'reportChange') },
        ),
      },
    },
    'describing.tooMany': {
      path: ['describing.sending', 'describeStay.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...describingStay, ...leaving },
    },
    'describing.rejected': {
      path: ['describing.sending', 'describeStay.failed.command-refused'],
      tags: ['failed'],
      on: { ...describingStay, ...leaving },
    },
    'describing.unconfirmed': {
      path: ['describing.sending', 'describeStay.failed.unreachable'],
      tags: ['failed'],
      on: { ...leaving, 'change.confirmed': leadsTo('describing.sending', {}, focusSelection) },
    },
    'rates.editing': { path: ['offering.free', 'rates.requested'], on: typing },
    'rates.previewing': {
      path: ['rates.editing', 'rates.submitted'],
      tags: ['waiting'],
      calls: { previewRates: ['previewRates', question] },
      answers: {
        'previewRates.answered.harmless': leadsTo(
          'rates.sending',
          { effect: harmlessChange, ...nothingWrong },
          focusSelection,
        ),
        'previewRates.answered': leadsTo(
          'rates.confirming',
          { effect: changedNights, ...nothingWrong },
          focusSelection,
        ),
      },
      fails: {
        previewRates: {
          'validation-failed': (failure) => leadsTo('rates.refused', { ...failure, attempt: 4 }),
          otherwise: (failure) => leadsTo('rates.notPreviewed', failure),
        },
      },
    },
    'rates.refused': {
      path: ['rates.previewing', 'previewRates.failed.validation-failed'],
      tags: ['failed'],
      on: typing,
    },
    'rates.notPreviewed': {
      path: ['rates.previewing', 'previewRates.failed.unreachable'],
      tags: ['failed'],
      on: typing,
    },
    'rates.confirming': { path: ['rates.previewing', 'previewRates.answered'], on: decidingRates },
    'rates.sending': {
      path: ['rates.confirming', 'change.confirmed'],
      tags: ['waiting'],
      calls: { changeRates: ['changeRates', { ...question, idempotencyKey: 'v7:changeRates:3' }] },
      answers: {
        'changeRates.answered': leadsTo(
          'changed',
          { effect: changedNights, ...noInput, ...nothingWrong },
          'reportChange',
          focusSelection,
        ),
      },
      fails: {
        changeRates: outcomes(
          (failure) => leadsTo('rates.reassessing', { ...failure, ...refused(failure) }, 'reportChange'),
          (failure) => leadsTo('rates.unconfirmed', failure, 'reportChange'),
          {
            'proof-required': (failure) => leadsTo('rates.proving', failure),
            'too-many-requests': (failure) => leadsTo('rates.tooMany', failure, 'reportChange'),
            'validation-failed': (failure) => leadsTo('rates.refused', { ...failure, attempt: 4 }),
          },
        ),
      },
    },
    'rates.tooMany': {
      path: ['rates.sending', 'changeRates.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...decidingRates, ...leaving },
    },
    'rates.proving': {
      path: ['rates.sending', 'changeRates.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('rates.sending', nothingWrong, focusSelection),
        'proof.answered.abandoned': leadsTo('rates.confirming', nothingWrong, focusSelection),
      },
    },
    'rates.reassessing': {
      path: ['rates.sending', 'changeRates.failed.command-refused'],
      tags: ['waiting'],
      calls: { reassessRates: ['previewRates', question] },
      answers: {
        'reassessRates.answered': leadsTo('rates.rejected', { effect: changedNights, ...nothingWrong }),
      },
      fails: { reassessRates: { otherwise: (failure) => leadsTo('rates.notReassessed', failure) } },
    },
    'rates.notReassessed': {
      path: ['rates.reassessing', 'reassessRates.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...leaving,
        'rates.submitted': leadsTo('rates.reassessing', {}, focusSelection),
        'rates.requested': leadsTo('rates.editing', {}, focusField),
      },
    },
    'rates.rejected': {
      path: ['rates.reassessing', 'reassessRates.answered'],
      tags: ['failed'],
      on: { ...decidingRates, ...leaving },
    },
    'rates.unconfirmed': {
      path: ['rates.sending', 'changeRates.failed.unreachable'],
      tags: ['failed'],
      on: { ...leaving, 'change.confirmed': leadsTo('rates.sending', {}, focusSelection) },
    },
    changed: { path: ['blocking.sending', 'closeNights.answered'], on: offered },
  },
);

/** The effect of each event in each state of a selection of nights. */
export const nightsSelectionRules: Rules<typeof nightsSelectionMachine> = {
  initial: {
    in: 'none',
    with: {
      visitId: 'visit',
      nights: { property: '', start: '', end: '' },
      change: 'block',
      stay: { property: '', start: '', end: '', calendar: '', name: '', note: '' },
      reason: '',
      rates: noRates,
      inputNights: undefined,
      effect: undefined,
      attempt: 0,
      refusal: noReason,
      ...nothingWrong,
    },
  },
  provided: ['reportChange'],
  refused: [toViolation('price', 'not_a_number')],
  states,
};
