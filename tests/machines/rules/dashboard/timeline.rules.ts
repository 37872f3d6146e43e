import type { timelineMachine } from '../../../../machines/dashboard/timeline/timeline.machine.ts';
import { sampleTimeline } from '../../../../machines/dashboard/timeline/timeline.samples.ts';
import { focusPage, rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { getReason, noReason, timedOut, waiting } from '../why.ts';

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
const changed = leadsTo('shown.refreshing');
const moved = leadsTo('shown.moving', { from: later }, updateAddress);

const states = defineRules(
  { from, property: 'casa', visitId: 'v7', timeline: { ...sampleTimeline, propertyCount: 7 }, ...waiting },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { loadTimeline: ['loadTimeline', { from, property: 'casa' }] },
      answers: { 'loadTimeline.answered': leadsTo('shown.still', loaded) },
      fails: { loadTimeline: { otherwise: (why) => leadsTo('notLoaded', getReason(why)) } },
      after: [20_000, leadsTo('notLoaded', timedOut)],
    },
    notLoaded: {
      first: ['loading', 'loadTimeline.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': leadsTo('loading', {}, focusPage),
        'connection.returned': leadsTo('loading', {}, focusPage),
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
      answers: { 'moveWindow.answered': leadsTo('shown.still', loaded) },
      fails: { moveWindow: { otherwise: (why) => leadsTo('shown.notMoved', getReason(why)) } },
      on: { 'window.moved': moved, 'property.chosen': chosen, 'data.changed': changed },
    },
    'shown.notMoved': {
      first: ['shown.moving', 'moveWindow.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': leadsTo('shown.moving'),
        'connection.returned': leadsTo('shown.moving'),
        'window.moved': moved,
        'property.chosen': chosen,
        'data.changed': changed,
      },
    },
    'shown.refreshing': {
      first: ['shown.still', 'data.changed'],
      tags: ['waiting'],
      calls: { refreshTimeline: ['loadTimeline', { from, property: 'casa' }] },
      answers: { 'refreshTimeline.answered': leadsTo('shown.still', loaded) },
      fails: { refreshTimeline: { otherwise: (why) => leadsTo('shown.outdated', getReason(why)) } },
      on: { 'window.moved': moved, 'property.chosen': chosen, 'data.changed': changed },
    },
    'shown.outdated': {
      first: ['shown.refreshing', 'refreshTimeline.failed.unreachable'],
      tags: ['failed'],
      on: {
        'retry.requested': leadsTo('shown.refreshing', {}, focusPage),
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
