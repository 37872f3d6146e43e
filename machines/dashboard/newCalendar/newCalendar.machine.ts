import { assign, emit, setup } from 'xstate';
import type { CalendarTest } from '../../../contract/dashboard/channels.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, toFailure } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { getOutput } from '../shared/liveList.ts';
import { proposedEntry } from './entry.ts';
import type * as t from './newCalendar.types.ts';

const change = [
  'startAnotherAttempt',
  {
    type: 'storeEntry',
    params: ({ event }: { event: { entry: Partial<t.CalendarEntry> } }) => event.entry,
  },
] as const;

/** The transitions of the form. */
const typing = { 'entry.changed': { actions: change }, 'test.requested': 'testing' } as const;

const adding = { 'calendar.confirmed': 'adding' } as const;
const toForm = { target: 'editing', actions: ['clearFailure', 'focusPage'] } as const;

const storeTest = { type: 'storeTest', params: getOutput } as const;

/** Adds the calendar of another channel to a property, after a test that shows what it contains. */
export const newCalendarMachine = setup({
  types: {
    input: {} as t.NewCalendarInput,
    context: {} as t.NewCalendarContext,
    events: {} as t.NewCalendarEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    testCalendar: declaredPromise<CalendarTest, t.EnteredCalendar>('testCalendar'),
    addCalendar: declaredPromise<void, t.AdditionInput>('addCalendar'),
  },
  actions: {
    storeEntry: assign(({ context: { entry, violations } }, changes: Partial<t.CalendarEntry>) => ({
      entry: { ...entry, ...changes },
      violations: violations.filter(({ propertyPath }) => !Object.hasOwn(changes, propertyPath)),
    })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeTest: assign((_, test: CalendarTest) => ({ test, ...noFailure })),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    isFailureKind,
    isRead: (_, { outcome }: CalendarTest) => outcome === 'read',
  },
}).createMachine({
  id: 'newCalendar',
  description: 'A host adds the calendar of another channel to a property.',
  context: ({ input: { visitId, property, draft } }) => ({
    visitId: draft?.visitId ?? visitId,
    property,
    entry: draft?.entry ?? proposedEntry,
    test: undefined,
    attempt: draft?.attempt ?? 0,
    ...noFailure,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The host chooses the channel, and enters the address of its calendar.',
      on: typing,
    },
    testing: {
      description: 'The calendar is being read, without storing anything.',
      tags: 'waiting',
      invoke: {
        id: 'testCalendar',
        src: 'testCalendar',
        input: ({ context: { property, entry } }) => ({ property, entry }),
        onDone: [
          {
            guard: { type: 'isRead', params: getOutput },
            target: 'tested',
            actions: [storeTest, 'focusPage'],
          },
          { target: 'unreadable', actions: storeTest },
        ],
        onError: onFailure({
          'validation-failed': 'refused',
          'too-many-requests': 'tooMany',
          noAnswer: 'notTested',
          otherwise: 'rejected',
        }),
      },
    },
    tested: {
      description: 'The host sees what the calendar contains, and adds it.',
      on: { ...adding, 'form.requested': toForm },
    },
    unreadable: {
      description:
        'The calendar cannot be read; the form says why and what to do, and the host can add the calendar nevertheless.',
      on: { ...typing, ...adding, 'entry.changed': { target: 'editing', actions: change } },
    },
    notTested: {
      description:
        'The site has not answered, so it is unknown what the calendar contains; nothing was stored.',
      tags: 'failed',
      on: typing,
    },
    adding: {
      description: 'The calendar is being added.',
      tags: 'waiting',
      invoke: {
        id: 'addCalendar',
        src: 'addCalendar',
        input: ({ context: { visitId, property, entry, attempt } }) => ({
          property,
          entry,
          idempotencyKey: createIdempotencyKey(visitId, 'addCalendar', attempt),
        }),
        onDone: { target: 'added', actions: ['clearFailure', 'focusPage'] },
        onError: onFailure({
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          'calendar-exists': { target: 'taken', actions: 'startAnotherAttempt' },
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: { target: 'rejected', actions: 'startAnotherAttempt' },
        }),
      },
    },
    refused: {
      description: 'Some answers are not valid; the form marks these fields.',
      tags: 'failed',
      on: typing,
    },
    taken: {
      description: 'The property already has a calendar with this name or address.',
      tags: 'failed',
      on: { ...typing, 'entry.changed': { target: 'editing', actions: change } },
    },
    tooMany: {
      description: 'The site accepts no more requests for some time; the form keeps the entry for later.',
      tags: 'failed',
      on: typing,
    },
    rejected: {
      description: 'The calendar was refused, such as one of a property that does not exist any more.',
      tags: 'failed',
      on: typing,
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the calendar was added; the host can send it again.',
      tags: 'failed',
      on: { 'calendar.confirmed': { target: 'adding', actions: 'focusPage' } },
    },
    added: { description: 'The calendar is added, and read from now on; links lead to the next steps.' },
  },
});
