import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent, defineDelay } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { siteVersionMachine, type VersionAnswer } from './siteVersion.machine.ts';

const occurs = (...words: Parameters<typeof defineUserEvent<typeof siteVersionMachine>>) =>
  defineUserEvent<typeof siteVersionMachine>(...words);

const toAnswer = (version: VersionAnswer) => version;

export const siteVersionModel = defineModel({
  machine: siteVersionMachine,
  input: undefined,
  screenless: 'A message above every page offers the newer version.',
  events: [
    occurs({ type: 'page.revisited' }, 'the guest returns to the tab'),
    toReceivedEvent(occurs({ type: 'prefetch.failed' }, 'prefetched code cannot be loaded')),
    toReceivedEvent(occurs({ type: 'version.received' }, 'a response comes from another version')),
    defineAnswer('fetchVersion', toAnswer('same'), 'the version of the site has not changed', 'same'),
    defineAnswer('fetchVersion', toAnswer('another'), 'the site has another version', 'another'),
    failed('fetchVersion', 'unreachable', 'the site cannot be reached'),
    occurs({ type: 'update.accepted' }, 'the guest chooses to update now'),
    occurs({ type: 'update.postponed' }, 'the guest chooses to update later'),
    defineAnswer('finishCalls', undefined, 'all calls have finished'),
    failed('finishCalls', 'timed-out', 'the calls do not finish'),
    defineDelay('idleTimeBeforeReload', 'siteVersion.updating', 5000, 'the guest stays on the page'),
  ],
  mainPath: ['version.received', 'update.accepted', 'finishCalls.answered'],
});
