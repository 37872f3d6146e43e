import { answered, defineModel, guestDoes, toReceivedEvent, passes } from '../atlas/model.ts';
import { failed } from '../shared/failed.model.ts';
import { shellMachine } from './shell.machine.ts';
import type { ReloadCheck } from './shell.types.ts';

const happens = (...words: Parameters<typeof guestDoes<typeof shellMachine>>) =>
  toReceivedEvent(guestDoes<typeof shellMachine>(...words));

const checked = (check: ReloadCheck, words: string) => answered('checkReload', check, words, check);

const destination = { address: '/en/casa-azul', replace: false };

export const shellModel = defineModel({
  machine: shellMachine,
  input: undefined,
  screenless: 'A notice in the page says that a part of it is missing.',
  events: [
    happens({ type: 'chunk.failed', destination }, 'code that the visitor waits for cannot be loaded'),
    checked('safe', 'the site answers, and a reload loses nothing'),
    checked('left', 'the visitor has gone to another page'),
    checked('unsaved', 'a reload would lose what was typed'),
    checked('repeated', 'a reload was just tried'),
    checked('failing', 'the site answers with an error'),
    failed('checkReload', 'unreachable', 'the site cannot be reached'),
    happens({ type: 'chunks.loaded' }, 'the missing code is loaded after all'),
    passes('reloadMayTake', 'shell.reloading', 10_000, 'the visitor stays on the page'),
    happens({ type: 'page.restored' }, 'a page with dates is shown from the browser’s memory'),
    happens({ type: 'update.ready' }, 'the visitor wants the new version, and no call is under way'),
    happens({ type: 'connection.returned' }, 'the connection returns'),
    happens({ type: 'connection.confirmed' }, 'only one call was lost'),
    happens({ type: 'network.lost' }, 'the device loses its network'),
    happens({ type: 'network.found' }, 'the device finds a network'),
    happens({ type: 'site.unreached' }, 'a call does not reach the site'),
    happens({ type: 'page.revisited' }, 'the guest returns to the tab'),
    happens({ type: 'version.received' }, 'a response comes from another version'),
    happens({ type: 'prefetch.failed' }, 'prefetched code cannot be loaded'),
  ],
  requested: ['chunk.failed', 'checkReload.answered.safe'],
  unreachable: [
    {
      happening: 'update.ready',
      in: ['checking'],
      because: 'a test cannot hold back the answer of the check without that of the version',
    },
  ],
});
