import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures } from '../shared/changeFailures.model.ts';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
import { propertyHistoryMachine } from './propertyHistory.machine.ts';
import { sampleChoice, sampleComparison, sampleHistory } from './propertyHistory.samples.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof propertyHistoryMachine>>) =>
  defineUserEvent<typeof propertyHistoryMachine>(...words);

export const propertyHistoryModel = defineModel({
  machine: propertyHistoryMachine,
  group: 'dashboard',
  input: { visitId: 'visit', property: sampleHistory.shown.property, choice: undefined },
  events: [
    ...loadingEvents('propertyHistory', 'loadHistory', sampleHistory, 'the host sends the versions'),
    failed('loadHistory', 'not-found', 'no property has this id'),
    host({ type: 'comparison.chosen', choice: sampleChoice }, 'the person compares two versions'),
    toReceivedEvent(
      host(
        { type: 'address.changed', choice: { version: 2, other: 4 } },
        'the address leads to another comparison',
      ),
    ),
    toReceivedEvent(
      host(
        { type: 'address.changed', choice: undefined },
        'the address leads to the list',
        'address.changed.list',
      ),
    ),
    host({ type: 'list.requested' }, 'the person returns to the list'),
    host({ type: 'restoration.requested' }, 'the person uses the version again'),
    defineAnswer('compareVersions', sampleComparison, 'the host sends both versions'),
    failed('compareVersions', 'unreachable', 'the host cannot be reached'),
    defineAnswer('restoreVersion', undefined, 'the host stores the version as the draft'),
    failed('restoreVersion', 'draft-changed', 'somebody else has changed the draft'),
    ...changeFailures('restoreVersion', 'the host refuses the version'),
    ...liveEvents('refreshHistory', sampleHistory, 'the host sends the versions again'),
  ],
  mainPath: [
    'loadHistory.answered',
    'comparison.chosen',
    'compareVersions.answered',
    'restoration.requested',
    'restoreVersion.answered',
  ],
});
