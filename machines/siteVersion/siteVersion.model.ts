import { answered, defineModel, guestDoes, hearsOf, passes } from '../atlas/model.ts';
import { failed } from '../shared/failed.model.ts';
import { siteVersionMachine, type VersionTold } from './siteVersion.machine.ts';

const happens = (...words: Parameters<typeof guestDoes<typeof siteVersionMachine>>) =>
  guestDoes<typeof siteVersionMachine>(...words);

const told = (version: VersionTold) => version;

export const siteVersionModel = defineModel({
  machine: siteVersionMachine,
  input: undefined,
  screenless: 'A notice above every page offers the newer version.',
  happenings: [
    happens({ type: 'page.revisited' }, 'the guest comes back to the tab'),
    hearsOf(happens({ type: 'prefetch.failed' }, 'code that was loaded ahead cannot be loaded')),
    hearsOf(happens({ type: 'version.heard' }, 'an answer comes from another version')),
    answered('askVersion', told('same'), 'the site is as it was', 'same'),
    answered('askVersion', told('another'), 'the site is of another version', 'another'),
    failed('askVersion', 'unreachable', 'the site cannot be reached'),
    happens({ type: 'update.accepted' }, 'the guest wants the newer version now'),
    happens({ type: 'update.postponed' }, 'the guest wants it later'),
    answered('letCallsEnd', undefined, 'nothing is under way any more'),
    failed('letCallsEnd', 'timed-out', 'what is under way does not end'),
    passes('pageMayBeLeft', 'siteVersion.updating', 5000, 'the guest stays on the page'),
  ],
  wanted: ['version.heard', 'update.accepted', 'letCallsEnd.answered'],
});
