import type { shellMachine } from '../../../machines/shell/shell.machine.ts';
import { rulesFor, type Rules, type SentEffect } from './rule.ts';

const { goes, stays, tried } = rulesFor<typeof shellMachine>();

const destination = { address: '/en/casa-azul', replace: false };
const before = { address: '/en', replace: true };

const toConnection = (type: string) => stays({}, { to: 'connection', event: { type } as never });
const toVersion = (type: string) => stays({}, { to: 'siteVersion', event: { type } as never });

const reload: SentEffect[] = ['warnOfUnsaved', 'reload'];

/** Wherever the tab is: the connection and the version are followed, and these two reload the page. */
const always = {
  'network.found': toConnection('network.found'),
  'network.lost': toConnection('network.lost'),
  'site.unreached': toConnection('site.unreached'),
  'page.revisited': toVersion('page.revisited'),
  'version.received': toVersion('version.received'),
  'prefetch.failed': toVersion('prefetch.failed'),
  'connection.returned': stays({}, 'retryChunks', 'notifyPage'),
  'connection.confirmed': stays({}, 'retryChunks'),
  'page.restored': goes('reloading', { destination: undefined }, ...reload),
  'update.ready': goes('reloading', { destination: undefined }, ...reload),
};

const missing = {
  'chunk.failed': goes('checking', { destination }),
  'chunks.loaded': goes('loaded', {}, 'hideNotice'),
};

const incomplete = goes('incomplete', {}, 'showNotice', 'warnOfUnsaved');

const states = tried(
  { destination: before },
  {
    loaded: {
      first: 'begins',
      tags: ['settled'],
      on: { ...always, 'chunk.failed': goes('checking', { destination }) },
    },
    // Chunks seldom fail alone: one check is for all of them.
    checking: {
      first: ['loaded', 'chunk.failed'],
      tags: ['waiting'],
      calls: { checkReload: ['checkReload', undefined] },
      on: always,
      answers: {
        'checkReload.answered.safe': goes('reloading', {}, ...reload),
        'checkReload.answered.left': goes('loaded'),
        'checkReload.answered.unsaved': incomplete,
        'checkReload.answered.repeated': incomplete,
        'checkReload.answered.failing': incomplete,
      },
      fails: {
        checkReload: {
          otherwise: goes('unreachable', {}, { to: 'connection', event: { type: 'site.unreached' } }),
        },
      },
    },
    reloading: {
      first: ['loaded', 'page.restored'],
      tags: ['waiting'],
      arrives: { sends: reload },
      on: always,
      after: [10_000, goes('loaded')],
    },
    incomplete: {
      first: ['checking', 'checkReload.answered.failing'],
      tags: ['failed'],
      arrives: { sends: ['showNotice', 'warnOfUnsaved'] },
      on: { ...always, ...missing },
    },
    unreachable: {
      first: ['checking', 'checkReload.failed.unreachable'],
      tags: ['failed'],
      on: { ...always, ...missing },
    },
  },
);

/** What each event does in each state of a tab. */
export const shellRules: Rules<typeof shellMachine> = {
  begins: { in: 'loaded', with: { destination: undefined } },
  provided: ['reload', 'retryChunks', 'notifyPage', 'showNotice', 'hideNotice', 'warnOfUnsaved'],
  // The connection and the version are followed as long as the tab is open.
  steps: { '': { connection: ['connection', undefined], siteVersion: ['siteVersion', undefined] } },
  states,
};
