import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
import { timelineMachine } from './timeline.machine.ts';
import { sampleTimeline } from './timeline.samples.ts';

type Machine = typeof timelineMachine;

export const timelineModel = defineModel({
  machine: timelineMachine,
  group: 'dashboard',
  input: { from: sampleTimeline.from, property: '', visitId: 'visit' },
  events: [
    ...loadingEvents('timeline', 'loadTimeline', sampleTimeline, 'the host sends the nights'),
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
    ...liveEvents('refreshTimeline', sampleTimeline, 'the host sends the same nights'),
  ],
  mainPath: ['loadTimeline.answered', 'window.moved', 'moveWindow.answered'],
});
