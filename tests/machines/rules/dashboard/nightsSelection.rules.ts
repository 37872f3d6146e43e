import { toViolation } from '../../../../contract/schemas/violations.ts';
import { refused } from './refused.ts';
import type { nightsSelectionMachine } from '../../../../machines/dashboard/nightsSelection/nightsSelection.machine.ts';
import {
  changedNights,
  closedNights,
  freeNights,
  selectedStay,
  takenNights,
} from '../../../../machines/dashboard/nightsSelection/nightsSelection.samples.ts';
import { rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { noReason, waiting } from '../why.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof nightsSelectionMachine>();

const focusSelection: SentEffect = { uiEffect: { type: 'focus.requested', on: 'nightsSelection' } };
const focusCell: SentEffect = { uiEffect: { type: 'focus.requested', on: 'cell' } };
const nothingWrong = { ...noReason, violations: [] };

const nights = { property: 'monte', start: '2027-04-01', end: '2027-04-03' };
const stay = { ...nights, calendar: 'Airbnb', name: 'Ana', note: 'Late' };
const ofMinimumStay = toViolation('minimumStay', 'invalid');

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

const noRates = { price: '', minimumStay: '' };
const prepare = (change: 'block' | 'open' | 'rates') => ({
  change,
  reason: '',
  rates: noRates,
  effect: undefined,
  attempt: 4,
  ...nothingWrong,
});
const changingRates = {
  'rates.requested': leadsTo('rates.editing', prepare('rates'), focusSelection),
  'usualRates.requested': leadsTo(
    'rates.previewing',
    { ...prepare('rates'), rates: { price: null, minimumStay: null } },
    focusSelection,
  ),
};
const typingReason = { 'reason.changed': unchanged({ reason: 'New kitchen', attempt: 4 }) };
const whileBlocking = { ...typingReason, ...clearing, 'change.confirmed': leadsTo('blocking.sending') };
const whileOpening = { ...clearing, 'change.confirmed': leadsTo('opening.sending') };
const describingStay = {
  ...clearing,
  'stay.changed': unchanged({ stay: { ...stay, name: 'Lucía' }, attempt: 4 }),
  'change.confirmed': leadsTo('describing.sending'),
};
const done = leadsTo('changed', nothingWrong, 'reportChange', focusSelection);
const typing = {
  ...typingReason,
  ...clearing,
  'rates.changed': unchanged({
    rates: { price: '20', minimumStay: '4' },
    violations: [ofMinimumStay],
    attempt: 4,
  }),
  'rates.submitted': leadsTo('rates.previewing'),
};
const decidingRates = {
  ...clearing,
  'change.confirmed': leadsTo('rates.sending'),
  'rates.requested': leadsTo('rates.editing', {}, focusSelection),
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
    effect: { ...changedNights, reservations: [] },
    attempt: 3,
    refusal: noReason,
    violations: [toViolation('price', 'blank'), ofMinimumStay],
    ...waiting,
  },
  {
    none: { first: 'begins', on: selecting },
    choosing: { first: ['none', 'nights.marked'], on: { ...offered, ...finishing } },
    'offering.free': {
      first: ['choosing', 'nights.chosen'],
      on: {
        ...offered,
        ...changingRates,
        'blocking.requested': leadsTo('blocking.editing', prepare('block'), focusSelection),
      },
    },
    'offering.taken': {
      first: ['choosing', 'takenNights.chosen'],
      on: { ...offered, ...choosePart, ...changingRates },
    },
    'offering.closed': {
      first: ['none', 'closedNights.chosen'],
      on: {
        ...offered,
        'opening.requested': leadsTo('opening.confirming', prepare('open'), focusSelection),
      },
    },
    'blocking.editing': { first: ['offering.free', 'blocking.requested'], on: whileBlocking },
    'blocking.sending': {
      first: ['blocking.editing', 'change.confirmed'],
      tags: ['waiting'],
      calls: {
        closeNights: ['closeNights', { nights, reason: 'Fair', idempotencyKey: 'v7:closeNights:3' }],
      },
      answers: { 'closeNights.answered': done },
      fails: {
        closeNights: outcomes(
          (why) => leadsTo('blocking.rejected', { ...why, ...refused(why) }, 'reportChange'),
          (why) => leadsTo('blocking.unconfirmed', why, 'reportChange'),
          { 'too-many-requests': (why) => leadsTo('blocking.tooMany', why, 'reportChange') },
        ),
      },
    },
    'blocking.tooMany': {
      first: ['blocking.sending', 'closeNights.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...whileBlocking, ...leaving },
    },
    'blocking.rejected': {
      first: ['blocking.sending', 'closeNights.failed.command-refused'],
      tags: ['failed'],
      on: leaving,
    },
    'blocking.unconfirmed': {
      first: ['blocking.sending', 'closeNights.failed.unreachable'],
      tags: ['failed'],
      on: { ...leaving, 'change.confirmed': leadsTo('blocking.sending', {}, focusSelection) },
    },
    'opening.confirming': { first: ['offering.closed', 'opening.requested'], on: whileOpening },
    'opening.sending': {
      first: ['opening.confirming', 'change.confirmed'],
      tags: ['waiting'],
      calls: { openNights: ['openNights', { nights, idempotencyKey: 'v7:openNights:3' }] },
      answers: { 'openNights.answered': done },
      fails: {
        openNights: outcomes(
          (why) => leadsTo('opening.rejected', { ...why, ...refused(why) }, 'reportChange'),
          (why) => leadsTo('opening.unconfirmed', why, 'reportChange'),
          { 'too-many-requests': (why) => leadsTo('opening.tooMany', why, 'reportChange') },
        ),
      },
    },
    'opening.tooMany': {
      first: ['opening.sending', 'openNights.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...whileOpening, ...leaving },
    },
    'opening.rejected': {
      first: ['opening.sending', 'openNights.failed.command-refused'],
      tags: ['failed'],
      on: leaving,
    },
    'opening.unconfirmed': {
      first: ['opening.sending', 'openNights.failed.unreachable'],
      tags: ['failed'],
      on: { ...leaving, 'change.confirmed': leadsTo('opening.sending', {}, focusSelection) },
    },
    'describing.editing': { first: ['none', 'channelStay.chosen'], on: describingStay },
    'describing.sending': {
      first: ['describing.editing', 'change.confirmed'],
      tags: ['waiting'],
      calls: { describeStay: ['describeStay', { stay, idempotencyKey: 'v7:describeStay:3' }] },
      answers: { 'describeStay.answered': done },
      fails: {
        describeStay: outcomes(
          (why) => leadsTo('describing.rejected', { ...why, ...refused(why) }, 'reportChange'),
          (why) => leadsTo('describing.unconfirmed', why, 'reportChange'),
          { 'too-many-requests': (why) => leadsTo('describing.tooMany', why, 'reportChange') },
        ),
      },
    },
    'describing.tooMany': {
      first: ['describing.sending', 'describeStay.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...describingStay, ...leaving },
    },
    'describing.rejected': {
      first: ['describing.sending', 'describeStay.failed.command-refused'],
      tags: ['failed'],
      on: { ...describingStay, ...leaving },
    },
    'describing.unconfirmed': {
      first: ['describing.sending', 'describeStay.failed.unreachable'],
      tags: ['failed'],
      on: { ...leaving, 'change.confirmed': leadsTo('describing.sending', {}, focusSelection) },
    },
    'rates.editing': { first: ['offering.free', 'rates.requested'], on: typing },
    'rates.previewing': {
      first: ['rates.editing', 'rates.submitted'],
      tags: ['waiting'],
      calls: { previewRates: ['previewRates', question] },
      answers: {
        'previewRates.answered': leadsTo(
          'rates.confirming',
          { effect: changedNights, ...nothingWrong },
          focusSelection,
        ),
      },
      fails: {
        previewRates: {
          'validation-failed': (why) => leadsTo('rates.refused', { ...why, attempt: 4 }),
          otherwise: (why) => leadsTo('rates.notPreviewed', why),
        },
      },
    },
    'rates.refused': {
      first: ['rates.previewing', 'previewRates.failed.validation-failed'],
      tags: ['failed'],
      on: typing,
    },
    'rates.notPreviewed': {
      first: ['rates.previewing', 'previewRates.failed.unreachable'],
      tags: ['failed'],
      on: typing,
    },
    'rates.confirming': { first: ['rates.previewing', 'previewRates.answered'], on: decidingRates },
    'rates.sending': {
      first: ['rates.confirming', 'change.confirmed'],
      tags: ['waiting'],
      calls: { changeRates: ['changeRates', { ...question, idempotencyKey: 'v7:changeRates:3' }] },
      answers: {
        'changeRates.answered': leadsTo(
          'changed',
          { effect: changedNights, ...nothingWrong },
          'reportChange',
          focusSelection,
        ),
      },
      fails: {
        changeRates: outcomes(
          (why) => leadsTo('rates.reassessing', { ...why, ...refused(why) }, 'reportChange'),
          (why) => leadsTo('rates.unconfirmed', why, 'reportChange'),
          {
            'proof-required': (why) => leadsTo('rates.proving', why),
            'too-many-requests': (why) => leadsTo('rates.tooMany', why, 'reportChange'),
            'validation-failed': (why) => leadsTo('rates.refused', { ...why, attempt: 4 }),
          },
        ),
      },
    },
    'rates.tooMany': {
      first: ['rates.sending', 'changeRates.failed.too-many-requests'],
      tags: ['failed'],
      on: { ...decidingRates, ...leaving },
    },
    'rates.proving': {
      first: ['rates.sending', 'changeRates.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('rates.sending', nothingWrong, focusSelection),
        'proof.answered.abandoned': leadsTo('rates.confirming', nothingWrong, focusSelection),
      },
    },
    'rates.reassessing': {
      first: ['rates.sending', 'changeRates.failed.command-refused'],
      tags: ['waiting'],
      calls: { reassessRates: ['previewRates', question] },
      answers: {
        'reassessRates.answered': leadsTo('rates.rejected', { effect: changedNights, ...nothingWrong }),
      },
      fails: { reassessRates: { otherwise: (why) => leadsTo('rates.notReassessed', why) } },
    },
    'rates.notReassessed': {
      first: ['rates.reassessing', 'reassessRates.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...leaving,
        'rates.submitted': leadsTo('rates.reassessing', {}, focusSelection),
        'rates.requested': leadsTo('rates.editing', {}, focusSelection),
      },
    },
    'rates.rejected': {
      first: ['rates.reassessing', 'reassessRates.answered'],
      tags: ['failed'],
      on: { ...decidingRates, ...leaving },
    },
    'rates.unconfirmed': {
      first: ['rates.sending', 'changeRates.failed.unreachable'],
      tags: ['failed'],
      on: { ...leaving, 'change.confirmed': leadsTo('rates.sending', {}, focusSelection) },
    },
    changed: { first: ['blocking.sending', 'closeNights.answered'], on: offered },
  },
);

/** The effect of each event in each state of a selection of nights. */
export const nightsSelectionRules: Rules<typeof nightsSelectionMachine> = {
  begins: {
    in: 'none',
    with: {
      visitId: 'visit',
      nights: undefined,
      change: 'block',
      stay: undefined,
      reason: '',
      rates: noRates,
      effect: undefined,
      attempt: 0,
      refusal: noReason,
      ...nothingWrong,
    },
  },
  provided: ['reportChange'],
  refused: [toViolation('price', 'invalid')],
  states,
};
