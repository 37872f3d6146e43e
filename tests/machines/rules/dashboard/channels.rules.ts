import type { channelsMachine } from '../../../../machines/dashboard/channels/channels.machine.ts';
import {
  failingCalendar,
  readCalendar,
  sampleChannels,
} from '../../../../machines/dashboard/channels/channels.samples.ts';
import { liveListRules } from './liveList.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof channelsMachine>();

const [casa] = [sampleChannels.properties[0]!];
const change = { kind: 'ignoresFree', property: casa, calendar: failingCalendar } as const;

const whileShown = { 'more.requested': unchanged({ most: 90 }) };
const deciding = {
  ...whileShown,
  'reading.requested': leadsTo('shown.fetching', {
    fetched: casa.property,
    isReading: false,
    done: undefined,
    attempt: 4,
    ...noReason,
  }),
  'change.requested': leadsTo(
    'changing.confirming',
    {
      change: { kind: 'remove', property: casa, calendar: readCalendar },
      fetched: '',
      isReading: false,
      done: undefined,
      attempt: 4,
      ...noReason,
    },
    focusPage,
  ),
};
const toList = leadsTo('shown.refreshing', noReason, focusPage);
const toPresentList = leadsTo('loading', noReason, focusPage);

const liveRules = liveListRules<typeof channelsMachine>({
  call: ['showChannels', undefined],
  loaded: leadsTo('shown.idle', { ...sampleChannels, ...noReason }),
  refresh: 'refreshChannels',
});
const withDeciding = (on: object | undefined) => ({ ...on, ...deciding });

const states = defineRules(
  {
    visitId: 'v7',
    properties: [casa],
    conflicts: [],
    most: 60,
    fetched: 'moinho',
    isReading: true,
    change,
    done: change,
    attempt: 3,
    ...waiting,
  },
  {
    ...liveRules,
    'shown.idle': { ...liveRules['shown.idle'], on: withDeciding(liveRules['shown.idle'].on) },
    'shown.refreshing': {
      ...liveRules['shown.refreshing'],
      on: withDeciding(liveRules['shown.refreshing'].on),
    },
    'shown.outdated': { ...liveRules['shown.outdated'], on: withDeciding(liveRules['shown.outdated'].on) },
    'shown.fetching': {
      path: ['shown.idle', 'reading.requested'],
      tags: ['waiting'],
      calls: {
        fetchCalendars: ['fetchCalendars', { property: 'moinho', idempotencyKey: 'v7:fetchCalendars:3' }],
      },
      answers: { 'fetchCalendars.answered': leadsTo('shown.refreshing', { isReading: true, ...noReason }) },
      fails: {
        fetchCalendars: outcomes(
          (failure) => leadsTo('shown.notFetched', getReason(failure)),
          (failure) => leadsTo('shown.notFetched', getReason(failure)),
        ),
      },
      on: whileShown,
    },
    'shown.notFetched': {
      path: ['shown.fetching', 'fetchCalendars.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...deciding,
        'data.changed': leadsTo('shown.refreshing'),
      },
    },
    'changing.confirming': {
      path: ['shown.idle', 'change.requested'],
      on: { 'change.confirmed': leadsTo('changing.sending'), 'change.abandoned': toList },
    },
    'changing.sending': {
      path: ['changing.confirming', 'change.confirmed'],
      tags: ['waiting'],
      calls: { changeCalendar: ['changeCalendar', { change, idempotencyKey: 'v7:ignoresFree:3' }] },
      answers: { 'changeCalendar.answered': leadsTo('loading', { done: change, ...noReason }, focusPage) },
      fails: {
        changeCalendar: outcomes(
          (failure) => leadsTo('changing.rejected', getReason(failure)),
          (failure) => leadsTo('changing.unconfirmed', getReason(failure)),
          { 'too-many-requests': (failure) => leadsTo('changing.tooMany', getReason(failure)) },
        ),
      },
    },
    'changing.tooMany': {
      path: ['changing.sending', 'changeCalendar.failed.too-many-requests'],
      tags: ['failed'],
      on: { 'change.confirmed': leadsTo('changing.sending'), 'change.abandoned': toPresentList },
    },
    'changing.rejected': {
      path: ['changing.sending', 'changeCalendar.failed.command-refused'],
      tags: ['failed'],
      on: { 'change.abandoned': toPresentList },
    },
    'changing.unconfirmed': {
      path: ['changing.sending', 'changeCalendar.failed.unreachable'],
      tags: ['failed'],
      on: {
        'change.confirmed': leadsTo('changing.sending', {}, focusPage),
        'change.abandoned': toPresentList,
      },
    },
  },
);

/** The effect of each event in each state of the page about channels. */
export const channelsRules: Rules<typeof channelsMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      properties: [],
      conflicts: [],
      most: 30,
      fetched: '',
      isReading: false,
      change: undefined,
      done: undefined,
      attempt: 0,
      ...noReason,
    },
  },
  states,
};
