import { assign, emit, setup } from 'xstate';
import type { ChangedNights } from '../../../contract/dashboard/timeline.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, toFailure } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { onRefusal, refuse } from '../shared/outcomes.ts';
import type * as t from './nightsSelection.types.ts';

/** Prices and minimum stays that remain as they are. */
const unchangedRates: t.RatesDraft = { price: '', minimumStay: '' };
const usualRates: t.RatesDraft = { price: null, minimumStay: null };

/** The values before the first selection. */
const noNights: t.SelectedNights = { property: '', start: '', end: '' };
export const noEntry: t.NightsEntry = {
  nights: noNights,
  change: 'block',
  stay: { ...noNights, calendar: '', name: '', note: '' },
  reason: '',
  rates: unchangedRates,
};

/** Whether nights have a price or a minimum stay of their own, which the usual ones would replace. */
const hasOwnRates = ({ price, usualPrice, minimumStay, usualMinimumStay }: ChangedNights['after'][number]) =>
  price?.amount !== usualPrice?.amount || minimumStay !== usualMinimumStay;

const noInput = { rates: unchangedRates, reason: '', inputNights: undefined };

/** Whether somebody has typed something for the same nights, without sending it. */
const hasInputFor = (
  { inputNights }: t.NightsSelectionContext,
  { property, start, end }: t.SelectedNights,
): boolean => inputNights?.property === property && inputNights.start === start && inputNights.end === end;

/** The common setup of the steps of a selection. */
export const nightsSelectionSetup = setup({
  types: {
    input: {} as t.NightsSelectionInput,
    context: {} as t.NightsSelectionContext,
    events: {} as t.NightsSelectionEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    closeNights: declaredPromise<void, t.Blocking>('closeNights'),
    openNights: declaredPromise<void, t.Opening>('openNights'),
    describeStay: declaredPromise<void, t.StayDescription>('describeStay'),
    previewRates: declaredPromise<ChangedNights, t.RatesQuestion>('previewRates'),
    changeRates: declaredPromise<ChangedNights, t.RatesChange>('changeRates'),
    proof: proofMachine,
  },
  actions: {
    storeNights: assign(({ context }, nights: t.SelectedNights) => ({
      nights,
      attempt: context.attempt + 1,
      ...noFailure,
    })),
    selectStay: assign(({ context }, selected: t.SelectedStay) => {
      const { property, start, end } = selected;
      const { name, note } = context.stay;
      const hasInput = hasInputFor(context, selected) && context.stay.calendar === selected.calendar;
      return {
        stay: hasInput ? { ...selected, name, note } : selected,
        nights: { property, start, end },
        change: 'stay' as const,
        attempt: context.attempt + 1,
        ...(!hasInput && noInput),
        ...noFailure,
      };
    }),
    storeStay: assign(({ context }, draft: Partial<t.StayDraft>) => ({
      stay: { ...context.stay, ...draft },
      inputNights: context.nights,
      attempt: context.attempt + 1,
    })),
    // The form keeps the input for these nights if it was closed before.
    prepareChange: assign(({ context }, change: t.NightsEntry['change']) => ({
      change,
      ...(!hasInputFor(context, context.nights) && noInput),
      effect: undefined,
      attempt: context.attempt + 1,
      ...noFailure,
    })),
    requestUsualRates: assign({ ...noInput, rates: usualRates }),
    clearInput: assign(noInput),
    storeReason: assign(({ context }, reason: string) => ({
      reason,
      inputNights: context.nights,
      attempt: context.attempt + 1,
    })),
    storeRates: assign(({ context }, rates: Partial<t.RatesDraft>) => ({
      rates: { ...context.rates, ...rates },
      inputNights: context.nights,
      violations: context.violations.filter(({ propertyPath }) => !Object.hasOwn(rates, propertyPath)),
      attempt: context.attempt + 1,
    })),
    storeEffect: assign((_, effect: ChangedNights) => ({ effect, ...noFailure })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeRefusal: assign(({ context: { attempt } }, error: Cause) => refuse(attempt, error)),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    focusSelection: emit({ type: 'focus.requested', on: 'nightsSelection' }),
    focusField: emit({ type: 'focus.requested', on: 'field' }),
    focusCell: emit({ type: 'focus.requested', on: 'cell' }),
    // Provided by the calendar.
    reportChange: () => undefined,
  },
  guards: {
    isFailureKind,
    isProven,
    isHarmless: (_, effect: ChangedNights) => effect.warnings.length === 0 && effect.after.some(hasOwnRates),
  },
});

const getKey = ({ visitId, attempt }: t.NightsSelectionContext, call: string) =>
  createIdempotencyKey(visitId, call, attempt);

interface Now {
  context: t.NightsSelectionContext;
}

export const getBlocking = ({ context }: Now): t.Blocking => ({
  nights: context.nights,
  reason: context.reason,
  idempotencyKey: getKey(context, 'closeNights'),
});

export const getOpening = ({ context }: Now): t.Opening => ({
  nights: context.nights,
  idempotencyKey: getKey(context, 'openNights'),
});

export const getStayDescription = ({ context }: Now): t.StayDescription => ({
  stay: context.stay,
  idempotencyKey: getKey(context, 'describeStay'),
});

export const getRatesQuestion = ({ context }: Now): t.RatesQuestion => ({
  nights: context.nights,
  rates: context.rates,
  reason: context.reason,
});

export const getRatesChange = ({ context }: Now): t.RatesChange => ({
  ...getRatesQuestion({ context }),
  idempotencyKey: getKey(context, 'changeRates'),
});

/** The person selects nothing any more; the focus returns to the cell. */
export const clearing = {
  'selection.cleared': { target: '#nightsSelection.none', actions: 'focusCell' },
} as const;

/** Leaves after an attempt, so the calendar is loaded again. */
export const leaving = {
  'selection.cleared': { target: '#nightsSelection.none', actions: ['reportChange', 'focusCell'] },
} as const;

/** The outcomes of a change that the host has not confirmed. The calendar is loaded again in each case. */
export const onChangeFailure = onFailure({
  noAnswer: { target: 'unconfirmed', actions: 'reportChange' },
  'too-many-requests': { target: 'tooMany', actions: 'reportChange' },
  otherwise: { target: 'rejected', actions: [onRefusal, 'reportChange'] },
});

/** The person sends the same change again, with the same key. */
export const repeating = {
  ...leaving,
  'change.confirmed': { target: 'sending', actions: 'focusSelection' },
} as const;

export const typingReason = {
  'reason.changed': {
    actions: {
      type: 'storeReason',
      params: ({ event }: { event: { reason: string } }) => event.reason,
    },
  },
} as const;
