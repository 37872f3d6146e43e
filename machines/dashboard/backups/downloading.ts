import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import { backupsSetup, getInput } from './backups.setup.ts';

const toList = { target: '#backups.loading', actions: ['clearFailure', 'focusPage'] } as const;
const deciding = { 'download.confirmed': 'preparing', 'list.requested': toList } as const;

/** The step in which an owner downloads a backup. */
export const downloading = backupsSetup.createStateConfig({
  description: 'The owner downloads a backup, which contains the data of all guests.',
  initial: 'confirming',
  states: {
    confirming: { description: 'The owner sees what the file contains, and confirms.', on: deciding },
    preparing: {
      description: 'The host allows the download.',
      tags: 'waiting',
      invoke: {
        id: 'prepareBackup',
        src: 'prepareBackup',
        input: getInput('prepareBackup'),
        onDone: { target: 'ready', actions: ['clearFailure', 'focusPage'] },
        onError: onFailure({
          'proof-required': 'proving',
          noAnswer: 'failed',
          'too-many-requests': 'tooMany',
          otherwise: 'refused',
        }),
      },
    },
    proving: requireProof('preparing', '#backups.loading'),
    ready: {
      description: 'The owner saves the file of the backup.',
      on: { 'list.requested': toList },
    },
    tooMany: {
      description: 'The host accepts no more requests for some time; the owner can try again later.',
      tags: 'failed',
      on: deciding,
    },
    refused: {
      description: 'The host refused the download, for example because the backup was deleted.',
      tags: 'failed',
      on: { 'list.requested': toList },
    },
    failed: {
      description: 'The answer is missing; the owner can try again.',
      tags: 'failed',
      on: deciding,
    },
  },
});
