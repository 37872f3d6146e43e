import { assign, emit, setup } from 'xstate';
import type { FirstRunProgress } from '../../../contract/dashboard/firstRun.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import {
  getReason,
  isFailureKind,
  noFailureReason,
  timedOut,
  type FailureReason,
} from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type { DataChanged } from '../shared/dataChanged.ts';
import { getOutput, loadingStates, storeOutput } from '../shared/liveList.ts';

export interface FirstRunContext extends FailureReason {
  /** Undefined until it is loaded. */
  progress: FirstRunProgress | undefined;
}

export type FirstRunEvent = { type: 'retry.requested' } | ConnectionReturned | DataChanged;

type Next = FirstRunProgress['next'];

/** Leads to the state of the next step if it is this one. */
const toStep = <const Step extends Next>(next: Step) =>
  ({
    guard: {
      type: 'isNext',
      params: ({ event }: { event: { output: FirstRunProgress } }) => ({
        progress: getOutput({ event }),
        next,
      }),
    },
    target: next,
    actions: storeOutput('storeProgress'),
  }) as const;

/** The transitions after an answer. */
const toSteps = [
  toStep('person'),
  toStep('property'),
  toStep('price'),
  toStep('photos'),
  toStep('terms'),
  toStep('review'),
  toStep('closed'),
  { target: 'online', actions: storeOutput('storeProgress') },
] as const;

const load = { src: 'showProgress' } as const;

/** Others, or another device of the person, have changed the content. */
const whileShown = { 'data.changed': { target: 'refreshing', reenter: true } } as const;

/** Leads an owner from nothing to a public property, on the pages on which it can be changed later too. */
export const firstRunMachine = setup({
  types: {
    context: {} as FirstRunContext,
    events: {} as FirstRunEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: { showProgress: declaredPromise<FirstRunProgress>('showProgress') },
  actions: {
    storeProgress: assign((_, progress: FirstRunProgress) => ({ progress, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    isFailureKind,
    isNext: (_, { progress, next }: { progress: FirstRunProgress; next: Next }) => progress.next === next,
  },
  delays: { loadingTimeout },
}).createMachine({
  id: 'firstRun',
  description: 'An owner sees the steps from nothing to a public property, and what is missing in each.',
  context: { progress: undefined, ...noFailureReason },
  initial: 'loading',
  states: {
    ...loadingStates(load, toSteps),
    person: {
      description: 'The site has no property of its own; the person can add a passkey before they begin one.',
      on: whileShown,
    },
    property: {
      description: 'The first property is not begun, or its description is incomplete.',
      on: whileShown,
    },
    price: { description: 'The property has no valid price yet.', on: whileShown },
    photos: {
      description: 'The property has no photos yet, or texts about them are missing.',
      on: whileShown,
    },
    terms: { description: 'The rules, payment or cancellation of the property have errors.', on: whileShown },
    review: { description: 'Nothing is missing, and the person can publish the property.', on: whileShown },
    closed: {
      description: 'The property is published, but the site lacks a service that guests need to book.',
      on: whileShown,
    },
    online: { description: 'The property is published, and guests can book it.', on: whileShown },
    refreshing: {
      description: 'Something has changed, so the progress is loaded again without a message.',
      tags: 'waiting',
      on: whileShown,
      invoke: {
        ...load,
        id: 'refreshProgress',
        onDone: toSteps,
        onError: onFailure({ otherwise: 'outdated' }),
      },
    },
    outdated: {
      description: 'The progress could not be loaded again; the person can try again.',
      tags: 'failed',
      on: {
        ...whileShown,
        'retry.requested': { target: 'refreshing', actions: 'focusPage' },
        'connection.returned': 'refreshing',
      },
    },
  },
});
