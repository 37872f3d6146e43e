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

const { goes, stays, tried } = rulesFor<typeof nightsSelectionMachine>();

const focusSelection: SentEffect = { uiEffect: { type: 'focus.requested', on: 'nightsSelection' } };
const focusCell: SentEffect = { uiEffect: { type: 'focus.requested', on: 'cell' } };
const nothingWrong = { ...noReason, violations: [] };

const nights = { property: 'monte', start: '2027-04-01', end: '2027-04-03' };
const stay = { ...nights, calendar: 'Airbnb', name: 'Ana', note: 'Late' };
const ofMinimumStay = toViolation('minimumStay', 'invalid');

const selecting = {
  'nights.marked': goes('choosing', { nights: freeNights, attempt: 4, ...nothingWrong }),
  'closedNights.chosen': goes(
    'offering.closed',
    { nights: closedNights, attempt: 4, ...nothingWrong },
    focusSelection,
  ),
  'channelStay.chosen': goes(
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
  'nights.chosen': goes('offering.free', { nights: freeNights, attempt: 4, ...nothingWrong }, focusSelection),
};
const finishing = {
  ...choosePart,
  'takenNights.chosen': goes(
    'offering.taken',
    { nights: takenNights, attempt: 4, ...nothingWrong },
    focusSelection,
  ),
};
const clearing = { 'selection.cleared': goes('none', {}, focusCell) };
const leaving = { 'selection.cleared': goes('none', {}, 'reportChange', focusCell) };
const offered = { ...selecting, ...clearing };

const unchanged = { price: '', minimumStay: '' };
const prepare = (change: 'block' | 'open' | 'rates') => ({
  change,
  reason: '',
  rates: unchanged,
  effect: undefined,
  attempt: 4,
  ...nothingWrong,
});
const changingRates = {
  'rates.requested': goes('rates.editing', prepare('rates'), focusSelection),
  'usualRates.requested': goes(
    'rates.previewing',
    { ...prepare('rates'), rates: { price: null, minimumStay: null } },
    focusSelection,
  ),
};
const typingReason = { 'reason.changed': stays({ reason: 'New kitchen', attempt: 4 }) };
const whileBlocking = { ...typingReason, ...clearing, 'change.confirmed': goes('blocking.sending') };
const whileOpening = { ...clearing, 'change.confirmed': goes('opening.sending') };
const describingStay = {
  ...clearing,
  'stay.changed': stays({ stay: { ...stay, name: 'Lucía' }, attempt: 4 }),
  'change.confirmed': goes('describing.sending'),
};
const done = goes('changed', nothingWrong, 'reportChange', focusSelection);
const typing = {
  ...typingReason,
  ...clearing,
  'rates.changed': stays({
    rates: { price: '20', minimumStay: '4' },
    violations: [ofMinimumStay],
    attempt: 4,
  }),
  'rates.submitted': goes('rates.previewing'),
};
const decidingRates = {
  ...clearing,
  'change.confirmed': goes('rates.sending'),
  'rates.requested': goes('rates.editing', {}, focusSelection),
};

const rates = { price: '99', minimumStay: '4' };
const question = { nights, rates, reason: 'Fair' };

const states = tried(
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
        'blocking.requested': goes('blocking.editing', prepare('block'), focusSelection),
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
        'opening.requested': goes('opening.confirming', prepare('open'), focusSelection),
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
          (why) => goes('blocking.rejected', { ...why, ...refused(why) }, 'reportChange'),
          (why) => goes('blocking.unconfirmed', why, 'reportChange'),
          { 'too-many-requests': (why) => goes('blocking.tooMany', why, 'reportChange') },
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
      on: { ...leaving, 'change.confirmed': goes('blocking.sending', {}, focusSelection) },
    },
    'opening.confirming': { first: ['offering.closed', 'opening.requested'], on: whileOpening },
    'opening.sending': {
      first: ['opening.confirming', 'change.confirmed'],
      tags: ['waiting'],
      calls: { openNights: ['openNights', { nights, idempotencyKey: 'v7:openNights:3' }] },
      answers: { 'openNights.answered': done },
      fails: {
        openNights: outcomes(
          (why) => goes('opening.rejected', { ...why, ...refused(why) }, 'reportChange'),
          (why) => goes('opening.unconfirmed', why, 'reportChange'),
          { 'too-many-requests': (why) => goes('opening.tooMany', why, 'reportChange') },
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
      on: { ...leaving, 'change.confirmed': goes('opening.sending', {}, focusSelection) },
    },
    'describing.editing': { first: ['none', 'channelStay.chosen'], on: describingStay },
    'describing.sending': {
      first: ['describing.editing', 'change.confirmed'],
      tags: ['waiting'],
      calls: { describeStay: ['describeStay', { stay, idempotencyKey: 'v7:describeStay:3' }] },
      answers: { 'describeStay.answered': done },
      fails: {
        describeStay: outcomes(
          (why) => goes('describing.rejected', { ...why, ...refused(why) }, 'reportChange'),
          (why) => goes('describing.unconfirmed', why, 'reportChange'),
          { 'too-many-requests': (why) => goes('describing.tooMany', why, 'reportChange') },
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
      on: { ...leaving, 'change.confirmed': goes('describing.sending', {}, focusSelection) },
    },
    'rates.editing': { first: ['offering.free', 'rates.requested'], on: typing },
    'rates.previewing': {
      first: ['rates.editing', 'rates.submitted'],
      tags: ['waiting'],
      calls: { previewRates: ['previewRates', question] },
      answers: {
        'previewRates.answered': goes(
          'rates.confirming',
          { effect: changedNights, ...nothingWrong },
          focusSelection,
        ),
      },
      fails: {
        previewRates: {
          'validation-failed': (why) => goes('rates.refused', { ...why, attempt: 4 }),
          otherwise: (why) => goes('rates.notPreviewed', why),
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
        'changeRates.answered': goes(
          'changed',
          { effect: changedNights, ...nothingWrong },
          'reportChange',
          focusSelection,
        ),
      },
      fails: {
        changeRates: outcomes(
          (why) => goes('rates.reassessing', { ...why, ...refused(why) }, 'reportChange'),
          (why) => goes('rates.unconfirmed', why, 'reportChange'),
          {
            'proof-required': (why) => goes('rates.proving', why),
            'too-many-requests': (why) => goes('rates.tooMany', why, 'reportChange'),
            'validation-failed': (why) => goes('rates.refused', { ...why, attempt: 4 }),
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
        'proof.answered.proven': goes('rates.sending', nothingWrong, focusSelection),
        'proof.answered.abandoned': goes('rates.confirming', nothingWrong, focusSelection),
      },
    },
    'rates.reassessing': {
      first: ['rates.sending', 'changeRates.failed.command-refused'],
      tags: ['waiting'],
      calls: { reassessRates: ['previewRates', question] },
      answers: {
        'reassessRates.answered': goes('rates.rejected', { effect: changedNights, ...nothingWrong }),
      },
      fails: { reassessRates: { otherwise: (why) => goes('rates.notReassessed', why) } },
    },
    'rates.notReassessed': {
      first: ['rates.reassessing', 'reassessRates.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...leaving,
        'rates.submitted': goes('rates.reassessing', {}, focusSelection),
        'rates.requested': goes('rates.editing', {}, focusSelection),
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
      on: { ...leaving, 'change.confirmed': goes('rates.sending', {}, focusSelection) },
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
      rates: unchanged,
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
