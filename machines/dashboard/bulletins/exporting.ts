import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import { bulletinsSetup, getChosen, toList } from './bulletins.setup.ts';

const deciding = { 'export.confirmed': 'sending', 'list.requested': toList } as const;

/** The step in which a host requests the files for the authorities. */
export const exporting = bulletinsSetup.createStateConfig({
  description: 'The host requests the files that report guests to the authorities.',
  initial: 'confirming',
  states: {
    confirming: { description: 'The host sees what the files contain, and confirms.', on: deciding },
    sending: {
      description: 'The files are being created.',
      tags: 'waiting',
      invoke: {
        id: 'exportBulletins',
        src: 'exportBulletins',
        input: getChosen('exportBulletins'),
        onDone: {
          target: '#bulletins.exported',
          actions: [{ type: 'storeFiles', params: ({ event }) => event.output }, 'focusPage'],
        },
        onError: onFailure({
          'proof-required': 'proving',
          noAnswer: 'failed',
          'too-many-requests': 'tooMany',
          otherwise: 'refused',
        }),
      },
    },
    proving: requireProof('sending', '#bulletins.shown.refreshing'),
    tooMany: {
      description: 'The host accepts no more requests for some time; the person can request the files later.',
      tags: 'failed',
      on: deciding,
    },
    refused: {
      description:
        'The host refused to create the files: the property or the guests are not ready, or the role does not allow it.',
      tags: 'failed',
      on: { 'list.requested': toList },
    },
    failed: {
      description: 'The files did not arrive; the host can try again.',
      tags: 'failed',
      on: deciding,
    },
  },
});
