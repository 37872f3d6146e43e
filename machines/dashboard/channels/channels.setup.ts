import { assign, emit, setup } from 'xstate';
import type { Channels } from '../../../contract/dashboard/channels.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type * as t from './channels.types.ts';

/** The number of properties that are shown at first, and by which "Show more" increases it. */
export const pageSize = 30;

/** The common setup of the steps of the page about channels. */
export const channelsSetup = setup({
  types: {
    input: {} as t.ChannelsInput,
    context: {} as t.ChannelsContext,
    events: {} as t.ChannelsEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    showChannels: declaredPromise<Channels>('showChannels'),
    fetchCalendars: declaredPromise<void, t.ReadingInput>('fetchCalendars'),
    changeCalendar: declaredPromise<void, t.ChangeInput>('changeCalendar'),
  },
  actions: {
    storeChannels: assign((_, { properties, conflicts }: Channels) => ({
      properties,
      conflicts,
      ...noFailureReason,
    })),
    showMore: assign({ most: ({ context }) => context.most + pageSize }),
    prepareReading: assign(({ context }, fetched: string) => ({
      fetched,
      isReading: false,
      done: undefined,
      attempt: context.attempt + 1,
      ...noFailureReason,
    })),
    prepareChange: assign(({ context }, { kind, property: id, calendar }: t.ChangeRequest) => {
      const property = context.properties.find((one) => one.property === id)!;
      return {
        change: { kind, property, calendar: property.calendars.find((one) => one.id === calendar)! },
        fetched: '',
        isReading: false,
        done: undefined,
        attempt: context.attempt + 1,
        ...noFailureReason,
      };
    }),
    noteReading: assign({ isReading: true }),
    noteDone: assign(({ context }) => ({ done: context.change, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind },
  delays: { loadingTimeout },
});

/** Returns the input of the call that reads the calendars of a property. */
export const getReadingInput = ({ context }: { context: t.ChannelsContext }): t.ReadingInput => ({
  property: context.fetched,
  idempotencyKey: createIdempotencyKey(context.visitId, 'fetchCalendars', context.attempt),
});

/** Returns the input of the call that changes a calendar. */
export const getChangeInput = ({ context }: { context: t.ChannelsContext }): t.ChangeInput => ({
  change: context.change!,
  idempotencyKey: createIdempotencyKey(context.visitId, context.change!.kind, context.attempt),
});
