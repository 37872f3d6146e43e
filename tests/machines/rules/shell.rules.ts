import type { shellMachine } from '../../../machines/shell/shell.machine.ts';
import { rulesFor, type Rules, type SentEffect } from './rule.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof shellMachine>();

const destination = { address: '/en/casa-azul', replace: false };
const before = { address: '/en', replace: true };

const toConnection = (type: string) => unchanged({}, { to: 'connection', event: { type } as never });
const toVersion = (type: string) => unchanged({}, { to: 'siteVersion', event: { type } as never });

const reload: SentEffect[] = ['warnOfUnsaved', 'reload'];

/** Wherever the tab is: the connection and the version are followed, and these two reload the page. */
const always = {
  'network.found': toConnection('network.found'),
  'network.lost': toConnection('network.lost'),
  'site.unreached': toConnection('site.unreached'),
  'page.revisited': toVersion('page.revisited'),
  'version.received': toVersion('version.received'),
  'prefetch.failed': toVersion('prefetch.failed'),
  'connection.returned': unchanged({}, 'retryChunks', 'notifyPage'),
  'connection.confirmed': unchanged({}, 'retryChunks'),
  'page.restored': leadsTo('reloading', { destination: undefined }, ...reload),
  'update.ready': leadsTo('reloading', { destination: undefined }, ...reload),
};

const missing = {
  'chunk.failed': leadsTo('checking', { destination }),
  'chunks.loaded': leadsTo('loaded', {}, 'hideNotice'),
};

const incomplete = leadsTo('incomplete', {}, 'showNotice', 'warnOfUnsaved');

const states = defineRules(
  { destination: before },
  {
    loaded: {
      first: 'begins',
      tags: ['settled'],
      on: { ...always, 'chunk.failed': leadsTo('checking', { destination }) },
    },
    // Chunks seldom fail alone: one check is for all of them.
    checking: {
      first: ['loaded', 'chunk.failed'],
      tags: ['waiting'],
      calls: { checkReload: ['checkReload', undefined] },
      on: always,
      answers: {
        'checkReload.answered.safe': leadsTo('reloading', {}, ...reload),
        'checkReload.answered.left': leadsTo('loaded'),
        'checkReload.answered.unsaved': incomplete,
        'checkReload.answered.repeated': incomplete,
        'checkReload.answered.failing': incomplete,
      },
      fails: {
        checkReload: {
          otherwise: leadsTo('unreachable', {}, { to: 'connection', event: { type: 'site.unreached' } }),
        },
      },
    },
    reloading: {
      first: ['loaded', 'page.restored'],
      tags: ['waiting'],
      arrives: { sends: reload },
      on: always,
      after: [10_000, leadsTo('loaded')],
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

/** The rules for each event in each state of a tab. */
export const shellRules: Rules<typeof shellMachine> = {
  begins: { in: 'loaded', with: { destination: undefined } },
  provided: ['reload', 'retryChunks', 'notifyPage', 'showNotice', 'hideNotice', 'warnOfUnsaved'],
  // The connection and the version are followed as long as the tab is open.
  steps: { '': { connection: ['connection', undefined], siteVersion: ['siteVersion', undefined] } },
  states,
};
