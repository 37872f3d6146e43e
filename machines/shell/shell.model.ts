import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent, defineDelay } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { shellMachine } from './shell.machine.ts';
import type { ReloadCheck } from './shell.types.ts';

const occurs = (...words: Parameters<typeof defineUserEvent<typeof shellMachine>>) =>
  toReceivedEvent(defineUserEvent<typeof shellMachine>(...words));

const checked = (check: ReloadCheck, words: string) => defineAnswer('checkReload', check, words, check);

const destination = { address: '/en/casa-azul', replace: false };

export const shellModel = defineModel({
  machine: shellMachine,
  input: undefined,
  screenless: 'A message in the page says that a part of it is missing.',
  events: [
    occurs({ type: 'chunk.failed', destination }, 'code of the page cannot be loaded'),
    checked('safe', 'the site responds, and a reload loses no input'),
    checked('left', 'the visitor has opened another page'),
    checked('unsaved', 'a reload would lose input'),
    checked('repeated', 'the page was just reloaded'),
    checked('failing', 'the site responds with an error'),
    failed('checkReload', 'unreachable', 'the site cannot be reached'),
    occurs({ type: 'chunks.loaded' }, 'the missing code is loaded in the meantime'),
    defineDelay('reloadMayTake', 'shell.reloading', 10_000, 'the visitor stays on the page'),
    occurs({ type: 'page.restored' }, 'the browser restores a page with dates'),
    occurs({ type: 'update.ready' }, 'the new version is requested, and all calls have finished'),
    occurs({ type: 'connection.returned' }, 'the connection returns'),
    occurs({ type: 'connection.confirmed' }, 'only one call failed'),
    occurs({ type: 'network.lost' }, 'the device loses its network'),
    occurs({ type: 'network.found' }, 'the device finds a network'),
    occurs({ type: 'site.unreached' }, 'a call does not reach the site'),
    occurs({ type: 'page.revisited' }, 'the guest returns to the tab'),
    occurs({ type: 'version.received' }, 'a response comes from another version'),
    occurs({ type: 'prefetch.failed' }, 'prefetched code cannot be loaded'),
  ],
  mainPath: ['chunk.failed', 'checkReload.answered.safe'],
  unreachable: [
    {
      event: 'update.ready',
      states: ['checking'],
      reason: 'A test cannot delay the check of the site without the check of its version.',
    },
  ],
});
