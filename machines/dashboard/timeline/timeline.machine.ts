import { assign, emit, sendParent, setup } from 'xstate';
import { calendarAddress } from '../../../contract/dashboard/pages.ts';
import type { Timeline } from '../../../contract/dashboard/timeline.ts';
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
import type { NightsDraft, TypedChange } from '../nightsSelection/draft.ts';
import {
  nightsSelectionMachine,
  unfinishedNightsMachines,
} from '../nightsSelection/nightsSelection.machine.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type { DataChanged } from '../shared/dataChanged.ts';
import { liveStates, loadingStates, refreshOnChange, storeOutput } from '../shared/liveList.ts';

/** The part of the calendar that is loaded. */
export interface TimelineWindow {
  /** The night at which the calendar begins; nights around it are loaded. */
  from: string;
  /** The id of the only property; empty if all are shown. */
  property: string;
}

export interface TimelineInput extends TimelineWindow {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  /** The unfinished form about nights that the tab has stored. */
  draft?: NightsDraft | undefined;
}

/** The context, with the reason if the nights could not be loaded. */
export interface TimelineContext extends TimelineInput, FailureReason {
  /** The nights that were loaded last; undefined before the first ones. */
  timeline: Timeline | undefined;
}

export type TimelineEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | DataChanged
  /** The person looks at earlier or later nights. */
  | { type: 'window.moved'; from: string }
  /** The person looks at one property, or at all. */
  | { type: 'property.chosen'; property: string };

/** Returns the selection of nights, whose changes the calendar shows. It begins with the unfinished form of a change. */
export const getNightsSelection = (unfinished?: TypedChange) =>
  (unfinished ? unfinishedNightsMachines[unfinished] : nightsSelectionMachine).provide({
    actions: { reportChange: sendParent({ type: 'data.changed' } satisfies DataChanged) },
  });

const storeTimeline = storeOutput('storeTimeline');

const getWindow = ({ context: { from, property } }: { context: TimelineContext }): TimelineWindow => ({
  from,
  property,
});

const load = { src: 'loadTimeline', input: getWindow } as const;

const move = {
  target: '#timeline.shown.moving',
  actions: [
    { type: 'storeFrom', params: ({ event }: { event: { from: string } }) => event.from },
    'updateAddress',
  ],
} as const;

const filter = {
  target: '#timeline.shown.moving',
  actions: [
    {
      type: 'storeProperty',
      params: ({ event }: { event: { property: string } }) => event.property,
    },
    'updateAddress',
  ],
} as const;

/** Shows the stays, blocked nights and prices of all properties, some weeks at a time. */
export const timelineMachine = setup({
  types: {
    input: {} as TimelineInput,
    context: {} as TimelineContext,
    events: {} as TimelineEvent,
    children: {} as { nightsSelection: 'nightsSelection' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    loadTimeline: declaredPromise<Timeline, TimelineWindow>('loadTimeline'),
    nightsSelection: getNightsSelection(),
  },
  actions: {
    storeTimeline: assign((_, timeline: Timeline) => ({ timeline, ...noFailureReason })),
    storeFrom: assign((_, from: string) => ({ from })),
    storeProperty: assign((_, property: string) => ({ property })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    updateAddress: emit(({ context }) => ({
      type: 'address.replaced' as const,
      address: calendarAddress(context.from, context.property),
    })),
  },
  guards: { isFailureKind },
  delays: { loadingTimeout },
}).createMachine({
  id: 'timeline',
  description: 'A host looks at the calendar of all properties.',
  context: ({ input }) => ({ ...input, timeline: undefined, ...noFailureReason }),
  initial: 'loading',
  states: {
    ...loadingStates(load, { target: 'shown', actions: storeTimeline }),
    shown: {
      description: 'The calendar shows the nights that were loaded last, and the person can select some.',
      invoke: {
        id: 'nightsSelection',
        src: 'nightsSelection',
        input: ({ context: { visitId, draft } }) => ({ visitId, draft }),
      },
      initial: 'idle',
      on: { 'window.moved': move, 'property.chosen': filter },
      states: {
        ...liveStates('refreshTimeline', load, storeTimeline, {}),
        moving: {
          description: 'Earlier or later nights are being loaded; the calendar shows the previous ones.',
          tags: 'waiting',
          on: refreshOnChange,
          invoke: {
            ...load,
            id: 'moveWindow',
            onDone: { target: 'idle', actions: storeTimeline },
            onError: onFailure({ otherwise: 'notMoved' }),
          },
        },
        notMoved: {
          description: 'These nights could not be loaded; the calendar still shows the previous ones.',
          tags: 'failed',
          on: { ...refreshOnChange, 'retry.requested': 'moving', 'connection.returned': 'moving' },
        },
      },
    },
  },
});
