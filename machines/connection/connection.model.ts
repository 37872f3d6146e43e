import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent, defineDelay } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { connectionMachine } from './connection.machine.ts';

const occurs = (...words: Parameters<typeof defineUserEvent<typeof connectionMachine>>) =>
  defineUserEvent<typeof connectionMachine>(...words);

export const connectionModel = defineModel({
  machine: connectionMachine,
  input: undefined,
  screenless: 'A strip above every page reports the lost connection.',
  events: [
    toReceivedEvent(occurs({ type: 'network.lost' }, 'the device loses its network')),
    toReceivedEvent(occurs({ type: 'network.found' }, 'the device finds a network')),
    toReceivedEvent(occurs({ type: 'site.unreached' }, 'a call does not reach the site')),
    defineAnswer('checkSite', undefined, 'the site answers'),
    failed('checkSite', 'unreachable', 'the site cannot be reached'),
    defineAnswer('checkSiteAgain', undefined, 'the site answers again'),
    failed('checkSiteAgain', 'unreachable', 'the site still cannot be reached'),
    defineDelay('sitePollInterval', 'connection.lost.waiting', 5000, 'a while passes'),
    defineDelay('returnedStripTime', 'connection.returned', 5000, 'a moment passes'),
  ],
  mainPath: ['network.lost', 'network.found', 'checkSiteAgain.answered', 'returnedStripTime.passed'],
});
