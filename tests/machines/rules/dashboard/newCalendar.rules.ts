import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { newCalendarMachine } from '../../../../machines/dashboard/newCalendar/newCalendar.machine.ts';
import { readTest } from '../../../../machines/dashboard/channels/channels.samples.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof newCalendarMachine>();

const entry = {
  channel: 'other',
  name: 'Holidu',
  address: 'https://holidu.test/1.ics',
  staysOnly: true,
  ignoresFree: false,
} as const;
const nothingWrong = { ...noReason, violations: [] };
const [ofName, ofAddress] = [toViolation('name', 'blank'), toViolation('address', 'invalid')];
const failedTest = { outcome: 'failed', reason: 'not-a-calendar' } as const;

const changed = {
  entry: { ...entry, address: 'https://www.airbnb.com/calendar/ical/1.ics' },
  violations: [ofName],
  attempt: 4,
};
const typing = { 'entry.changed': unchanged(changed), 'test.requested': leadsTo('testing') };
const toEditing = { 'entry.changed': leadsTo('editing', changed) };

const states = defineRules(
  {
    visitId: 'v7',
    property: 'moinho',
    entry,
    test: failedTest,
    attempt: 3,
    violations: [ofName, ofAddress],
    ...waiting,
  },
  {
    editing: { path: 'initial', on: typing },
    testing: {
      path: ['editing', 'test.requested'],
      tags: ['waiting'],
      calls: { testCalendar: ['testCalendar', { property: 'moinho', entry }] },
      answers: {
        'testCalendar.answered': leadsTo('tested', { test: readTest, ...nothingWrong }, focusPage),
        'testCalendar.answered.failed': leadsTo('unreadable', { test: failedTest, ...nothingWrong }),
      },
      fails: {
        testCalendar: outcomes(
          (failure) => leadsTo('rejected', failure),
          (failure) => leadsTo('notTested', failure),
          {
            'validation-failed': (failure) => leadsTo('refused', failure),
            'too-many-requests': (failure) => leadsTo('tooMany', failure),
          },
        ),
      },
    },
    tested: {
      path: ['testing', 'testCalendar.answered'],
      on: {
        'calendar.confirmed': leadsTo('adding'),
        'form.requested': leadsTo('editing', nothingWrong, focusPage),
      },
    },
    unreadable: {
      path: ['testing', 'testCalendar.answered.failed'],
      on: { ...typing, ...toEditing, 'calendar.confirmed': leadsTo('adding') },
    },
    notTested: { path: ['testing', 'testCalendar.failed.unreachable'], tags: ['failed'], on: typing },
    adding: {
      path: ['tested', 'calendar.confirmed'],
      tags: ['waiting'],
      calls: {
        addCalendar: ['addCalendar', { property: 'moinho', entry, idempotencyKey: 'v7:addCalendar:3' }],
      },
      answers: { 'addCalendar.answered': leadsTo('added', nothingWrong, focusPage) },
      fails: {
        addCalendar: outcomes(
          (failure) => leadsTo('rejected', { ...failure, attempt: 4 }),
          (failure) => leadsTo('unconfirmed', failure),
          {
            'validation-failed': (failure) => leadsTo('refused', { ...failure, attempt: 4 }),
            'calendar-exists': (failure) => leadsTo('taken', { ...failure, attempt: 4 }),
            'too-many-requests': (failure) => leadsTo('tooMany', failure),
          },
        ),
      },
    },
    refused: { path: ['testing', 'testCalendar.failed.validation-failed'], tags: ['failed'], on: typing },
    taken: {
      path: ['adding', 'addCalendar.failed.calendar-exists'],
      tags: ['failed'],
      on: { ...typing, ...toEditing },
    },
    tooMany: { path: ['testing', 'testCalendar.failed.too-many-requests'], tags: ['failed'], on: typing },
    rejected: { path: ['testing', 'testCalendar.failed.not-found'], tags: ['failed'], on: typing },
    unconfirmed: {
      path: ['adding', 'addCalendar.failed.unreachable'],
      tags: ['failed'],
      on: { 'calendar.confirmed': leadsTo('adding', {}, focusPage) },
    },
    added: { path: ['adding', 'addCalendar.answered'] },
  },
);

/** The effect of each event in each state of a new calendar. */
export const newCalendarRules: Rules<typeof newCalendarMachine> = {
  initial: {
    in: 'editing',
    with: {
      visitId: 'visit',
      property: 'casa-do-limoeiro',
      entry: { channel: 'Airbnb', name: '', address: '', staysOnly: false, ignoresFree: false },
      test: undefined,
      attempt: 0,
      ...nothingWrong,
    },
  },
  refused: [ofAddress],
  states,
};
