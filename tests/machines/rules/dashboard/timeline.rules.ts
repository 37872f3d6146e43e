import type { timelineMachine } from '../../../../machines/dashboard/timeline/timeline.machine.ts';
import { sampleTimeline } from '../../../../machines/dashboard/timeline/timeline.samples.ts';
import { focusPage, rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { getReason, noReason, timedOut, waiting } from '../why.ts';

const { goes, tried } = rulesFor<typeof timelineMachine>();

const later = '2027-03-29';
const from = '2027-03-15';

const loaded = { timeline: sampleTimeline, ...noReason };
const updateAddress: SentEffect = {
  uiEffect: { type: 'address.replaced', address: `/host/calendar?from=${later}&property=casa` },
};
const chosen = goes(
  'shown.moving',
  { property: 'monte-da-figueira' },
  {
    uiEffect: {
      type: 'address.replaced',
      address: `/host/calendar?from=${from}&property=monte-da-figueira`,
    },
  },
);
const changed = goes('shown.refreshing');
const moved = goes('shown.moving', { from: later }, updateAddress);

const states = tried(
  { from, property: 'casa', visitId: 'v7', timeline: { ...sampleTimeline, propertyCount: 7 }, ...waiting },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { loadTimeline: ['loadTimeline', { from, property: 'casa' }] },
      answers: { 'loadTimeline.answered': goes('shown.still', loaded) },
      fails: { loadTimeline: { otherwise: (why) => goes('notLoaded', getReason(why)) } },
      after: [20_000, goes('notLoaded', timedOut)],
    },
    notLoaded: {
      first: ['loading', 'loadTimeline.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': goes('loading', {}, focusPage),
        'connection.returned': goes('loading', {}, focusPage),
      },
    },
    'shown.still': {
      first: ['loading', 'loadTimeline.answered'],
      on: { 'window.moved': moved, 'property.chosen': chosen, 'data.changed': changed },
    },
    'shown.moving': {
      first: ['shown.still', 'window.moved'],
      tags: ['waiting'],
      calls: { moveWindow: ['loadTimeline', { from, property: 'casa' }] },
      answers: { 'moveWindow.answered': goes('shown.still', loaded) },
      fails: { moveWindow: { otherwise: (why) => goes('shown.notMoved', getReason(why)) } },
      on: { 'window.moved': moved, 'property.chosen': chosen, 'data.changed': changed },
    },
    'shown.notMoved': {
      first: ['shown.moving', 'moveWindow.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': goes('shown.moving'),
        'connection.returned': goes('shown.moving'),
        'window.moved': moved,
        'property.chosen': chosen,
        'data.changed': changed,
      },
    },
    'shown.refreshing': {
      first: ['shown.still', 'data.changed'],
      tags: ['waiting'],
      calls: { refreshTimeline: ['loadTimeline', { from, property: 'casa' }] },
      answers: { 'refreshTimeline.answered': goes('shown.still', loaded) },
      fails: { refreshTimeline: { otherwise: (why) => goes('shown.outdated', getReason(why)) } },
      on: { 'window.moved': moved, 'property.chosen': chosen, 'data.changed': changed },
    },
    'shown.outdated': {
      first: ['shown.refreshing', 'refreshTimeline.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': goes('shown.refreshing', {}, focusPage),
        'connection.returned': changed,
        'window.moved': moved,
        'property.chosen': chosen,
        'data.changed': changed,
      },
    },
  },
);

/** The effect of each event in each state of the calendar. */
export const timelineRules: Rules<typeof timelineMachine> = {
  begins: {
    in: 'loading',
    with: { from: sampleTimeline.from, property: '', visitId: 'visit', timeline: undefined, ...noReason },
  },
  steps: { shown: { nightsSelection: ['nightsSelection', { visitId: 'v7' }] } },
  states,
};
