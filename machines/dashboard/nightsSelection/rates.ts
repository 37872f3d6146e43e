import type { ChangedNights } from '../../../contract/dashboard/timeline.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import {
  clearing,
  getRatesChange,
  getRatesQuestion,
  leaving,
  nightsSelectionSetup,
  repeating,
  typingReason,
} from './nightsSelection.setup.ts';
import { getOutput } from '../shared/liveList.ts';
import { onRefusal } from '../shared/outcomes.ts';
import type { RatesDraft } from './nightsSelection.types.ts';

const storeEffect = {
  type: 'storeEffect',
  params: ({ event }: { event: { output: ChangedNights } }) => event.output,
} as const;

const typing = {
  ...typingReason,
  ...clearing,
  'rates.changed': {
    actions: {
      type: 'storeRates',
      params: ({ event }: { event: { rates: Partial<RatesDraft> } }) => event.rates,
    },
  },
  'rates.submitted': 'previewing',
} as const;

const deciding = {
  'change.confirmed': 'sending',
  'rates.requested': { target: 'editing', actions: 'focusField' },
} as const;

/** The step in which the person changes prices and minimum stays. Unusual prices are changed after they have seen the effect. */
export const rates = nightsSelectionSetup.createStateConfig({
  description: 'The person changes the prices or minimum stays of the nights.',
  initial: 'editing',
  states: {
    editing: { description: 'The person enters a price, a minimum stay and a reason.', on: typing },
    previewing: {
      description: 'The host is asked for the effect, without changing anything.',
      tags: 'waiting',
      invoke: {
        id: 'previewRates',
        src: 'previewRates',
        input: getRatesQuestion,
        onDone: [
          {
            guard: { type: 'isHarmless', params: getOutput },
            target: 'sending',
            actions: [storeEffect, 'focusSelection'],
          },
          { target: 'confirming', actions: [storeEffect, 'focusSelection'] },
        ],
        onError: onFailure({
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          otherwise: 'notPreviewed',
        }),
      },
    },
    refused: {
      description: 'Some answers are not valid; the form marks these fields.',
      tags: 'failed',
      on: typing,
    },
    notPreviewed: {
      description: 'The host did not send the effect; the person can try again.',
      tags: 'failed',
      on: typing,
    },
    confirming: {
      description: 'The person sees the effect of unusual or of all usual prices, and confirms it.',
      on: { ...clearing, ...deciding },
    },
    sending: {
      description: 'The host changes the nights.',
      tags: 'waiting',
      invoke: {
        id: 'changeRates',
        src: 'changeRates',
        input: getRatesChange,
        onDone: {
          target: '#nightsSelection.changed',
          actions: [storeEffect, 'clearInput', 'reportChange', 'focusSelection'],
        },
        onError: onFailure({
          'proof-required': 'proving',
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          noAnswer: { target: 'unconfirmed', actions: 'reportChange' },
          'too-many-requests': { target: 'tooMany', actions: 'reportChange' },
          otherwise: { target: 'reassessing', actions: [onRefusal, 'reportChange'] },
        }),
      },
    },
    proving: requireProof('sending', 'confirming', 'focusSelection'),
    tooMany: {
      description:
        'The host accepts no more requests for some time; the person can confirm the effect later.',
      tags: 'failed',
      on: { ...leaving, ...deciding },
    },
    reassessing: {
      description: 'The host refused the change, so its present effect is being loaded.',
      tags: 'waiting',
      invoke: {
        id: 'reassessRates',
        src: 'previewRates',
        input: getRatesQuestion,
        onDone: { target: 'rejected', actions: storeEffect },
        onError: onFailure({ otherwise: 'notReassessed' }),
      },
    },
    rejected: {
      description: 'The change was refused; the person sees the present effect, and can confirm that one.',
      tags: 'failed',
      on: { ...leaving, ...deciding },
    },
    notReassessed: {
      description:
        'The change was refused, and it is not possible any more, or its present effect was not loaded.',
      tags: 'failed',
      on: {
        ...leaving,
        'rates.submitted': { target: 'reassessing', actions: 'focusSelection' },
        'rates.requested': deciding['rates.requested'],
      },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the nights were changed; the person sees the calendar.',
      tags: 'failed',
      on: repeating,
    },
  },
});
