import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures } from '../shared/changeFailures.model.ts';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
import { channelsMachine } from './channels.machine.ts';
import { readCalendar, sampleChannels } from './channels.samples.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof channelsMachine>>) =>
  defineUserEvent<typeof channelsMachine>(...words);

const { property } = sampleChannels.properties[0]!;

export const channelsModel = defineModel({
  machine: channelsMachine,
  group: 'dashboard',
  input: { visitId: 'visit' },
  events: [
    ...loadingEvents('channels', 'showChannels', sampleChannels, 'the host sends the calendars'),
    host({ type: 'more.requested' }, 'the person asks for more properties'),
    host({ type: 'reading.requested', property }, 'the person has the calendars of a property read'),
    host(
      { type: 'change.requested', kind: 'remove', property, calendar: readCalendar.id },
      'the person wants to change or remove a calendar',
    ),
    host({ type: 'change.confirmed' }, 'the person confirms the change'),
    host({ type: 'change.abandoned' }, 'the person does not make the change'),
    defineAnswer('fetchCalendars', undefined, 'the host begins to read the calendars'),
    failed('fetchCalendars', 'unreachable', 'the host cannot be reached'),
    failed('fetchCalendars', 'too-many-requests', 'the host accepts no more requests for some time'),
    defineAnswer('changeCalendar', undefined, 'the host makes the change'),
    ...changeFailures('changeCalendar', 'the host refuses the change'),
    ...liveEvents('refreshChannels', sampleChannels, 'the host sends the calendars again'),
  ],
  mainPath: [
    'showChannels.answered',
    'reading.requested',
    'fetchCalendars.answered',
    'refreshChannels.answered',
    'change.requested',
    'change.confirmed',
    'changeCalendar.answered',
    'showChannels.answered',
  ],
});
