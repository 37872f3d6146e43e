import { answered, defineModel, guestDoes, toReceivedEvent, passes } from '../atlas/model.ts';
import { failed } from '../shared/failed.model.ts';
import { siteVersionMachine, type VersionAnswer } from './siteVersion.machine.ts';

const happens = (...words: Parameters<typeof guestDoes<typeof siteVersionMachine>>) =>
  guestDoes<typeof siteVersionMachine>(...words);

const toAnswer = (version: VersionAnswer) => version;

export const siteVersionModel = defineModel({
  machine: siteVersionMachine,
  input: undefined,
  screenless: 'A notice above every page offers the newer version.',
  events: [
    happens({ type: 'page.revisited' }, 'the guest comes back to the tab'),
    toReceivedEvent(happens({ type: 'prefetch.failed' }, 'code that was loaded ahead cannot be loaded')),
    toReceivedEvent(happens({ type: 'version.received' }, 'an answer comes from another version')),
    answered('fetchVersion', toAnswer('same'), 'the site is as it was', 'same'),
    answered('fetchVersion', toAnswer('another'), 'the site is of another version', 'another'),
    failed('fetchVersion', 'unreachable', 'the site cannot be reached'),
    happens({ type: 'update.accepted' }, 'the guest wants the newer version now'),
    happens({ type: 'update.postponed' }, 'the guest wants it later'),
    answered('finishCalls', undefined, 'nothing is under way any more'),
    failed('finishCalls', 'timed-out', 'what is under way does not end'),
    passes('idleTimeBeforeReload', 'siteVersion.updating', 5000, 'the guest stays on the page'),
  ],
  requested: ['version.received', 'update.accepted', 'finishCalls.answered'],
});
