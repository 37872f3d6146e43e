import { defineAnswer, defineDelay, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { timelineMachine } from './timeline.machine.ts';
import { sampleTimeline } from './timeline.samples.ts';

type Machine = typeof timelineMachine;

export const timelineModel = defineModel({
  machine: timelineMachine,
  group: 'dashboard',
  input: { from: sampleTimeline.from, property: '', visitId: 'visit' },
  events: [
    defineAnswer('loadTimeline', sampleTimeline, 'the host sends the nights'),
    failed('loadTimeline', 'unreachable', 'the host cannot be reached'),
    defineDelay('loadingTimeout', 'timeline.loading', loadingTimeout, 'loading takes too long'),
    defineUserEvent<Machine>({ type: 'retry.requested' }, 'the person tries again'),
    toReceivedEvent(defineUserEvent<Machine>({ type: 'connection.returned' }, 'the connection returns')),
    defineUserEvent<Machine>(
      { type: 'window.moved', from: '2027-03-29' },
      'the person looks at earlier or later nights',
    ),
    defineUserEvent<Machine>(
      { type: 'property.chosen', property: 'monte-da-figueira' },
      'the person looks at one property',
    ),
    defineAnswer('moveWindow', sampleTimeline, 'the host sends these nights'),
    failed('moveWindow', 'unreachable', 'the host cannot be reached'),
    toReceivedEvent(defineUserEvent<Machine>({ type: 'data.changed' }, 'the host reports a change')),
    defineAnswer('refreshTimeline', sampleTimeline, 'the host sends the same nights'),
    failed('refreshTimeline', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['loadTimeline.answered', 'window.moved', 'moveWindow.answered'],
});
