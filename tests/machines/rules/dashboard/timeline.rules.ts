import type { timelineMachine } from '../../../../machines/dashboard/timeline/timeline.machine.ts';
import { sampleTimeline } from '../../../../machines/dashboard/timeline/timeline.samples.ts';
import { liveListRules } from './liveList.ts';
import { rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof timelineMachine>();

const later = '2027-03-29';
const from = '2027-03-15';

const loaded = { timeline: sampleTimeline, ...noReason };
const updateAddress: SentEffect = {
  uiEffect: { type: 'address.replaced', address: `/host/calendar?from=${later}&property=casa` },
};
const chosen = leadsTo(
  'shown.moving',
  { property: 'monte-da-figueira' },
  {
    uiEffect: {
      type: 'address.replaced',
      address: `/host/calendar?from=${from}&property=monte-da-figueira`,
    },
  },
);
const moved = leadsTo('shown.moving', { from: later }, updateAddress);
const choosing = { 'window.moved': moved, 'property.chosen': chosen };

const states = defineRules(
  { from, property: 'casa', visitId: 'v7', timeline: { ...sampleTimeline, propertyCount: 7 }, ...waiting },
  {
    ...liveListRules<typeof timelineMachine>({
      call: ['loadTimeline', { from, property: 'casa' }],
      refresh: 'refreshTimeline',
      loaded: leadsTo('shown.idle', loaded),
      on: choosing,
    }),
    'shown.moving': {
      path: ['shown.idle', 'window.moved'],
      tags: ['waiting'],
      calls: { moveWindow: ['loadTimeline', { from, property: 'casa' }] },
      answers: { 'moveWindow.answered': leadsTo('shown.idle', loaded) },
      fails: { moveWindow: { otherwise: (failure) => leadsTo('shown.notMoved', getReason(failure)) } },
      on: { ...choosing, 'data.changed': leadsTo('shown.refreshing') },
    },
    'shown.notMoved': {
      path: ['shown.moving', 'moveWindow.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...choosing,
        'data.changed': leadsTo('shown.refreshing'),
        'retry.requested': leadsTo('shown.moving'),
        'connection.returned': leadsTo('shown.moving'),
      },
    },
  },
);

/** The effect of each event in each state of the calendar. */
export const timelineRules: Rules<typeof timelineMachine> = {
  initial: {
    in: 'loading',
    with: { from: sampleTimeline.from, property: '', visitId: 'visit', timeline: undefined, ...noReason },
  },
  steps: { shown: { nightsSelection: ['nightsSelection', { visitId: 'v7' }] } },
  states,
};
