import type { DueStay } from '../../../contract/dashboard/bulletins.ts';
import { noFailureReason } from '../../shared/failures.ts';
import { afterLoadingTooLong } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { bulletinsSetup, toList } from './bulletins.setup.ts';
import { exporting } from './exporting.ts';
import { filing } from './filing.ts';

const storeStays = {
  type: 'storeStays',
  params: ({ event }: { event: { output: readonly DueStay[] } }) => event.output,
} as const;

const chooseStays = {
  type: 'chooseStays',
  params: ({ event }: { event: { stays: readonly DueStay[] } }) => event.stays,
} as const;

/** The pressed button disappears, so the focus moves to the page's heading. */
const loadAgain = { target: 'loading', actions: 'focusPage' } as const;

/** The steps of a list that waits for nothing. */
const next = {
  'data.changed': { target: 'refreshing', reenter: true },
  'export.requested': { target: '#bulletins.exporting', actions: [chooseStays, 'focusPage'] },
  'filing.requested': { target: '#bulletins.filing', actions: [chooseStays, 'focusPage'] },
} as const;

/** Shows which guests must be reported to the authorities, exports the files for it, and marks guests as reported. */
export const bulletinsMachine = bulletinsSetup.createMachine({
  id: 'bulletins',
  description:
    'A host sees which guests must be reported to the authorities, and until when, exports the files for it, and marks guests as reported.',
  context: ({ input }) => ({
    ...input,
    stays: [],
    chosen: [],
    files: [],
    attempt: 0,
    isFiled: false,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The stays are being loaded.',
      tags: 'waiting',
      after: afterLoadingTooLong('notLoaded'),
      invoke: {
        id: 'listBulletins',
        src: 'listBulletins',
        onDone: { target: 'shown', actions: storeStays },
        onError: onFailure({ otherwise: 'notLoaded' }),
      },
    },
    notLoaded: {
      description: 'The stays could not be loaded; the host can try again.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
    shown: {
      description: 'The host sees the stays that were loaded last.',
      initial: 'still',
      states: {
        still: { description: 'Nothing is pending.', on: next },
        refreshing: {
          description: 'Something has changed, so the stays are loaded again without a message.',
          tags: 'waiting',
          on: next,
          invoke: {
            id: 'refreshBulletins',
            src: 'listBulletins',
            onDone: { target: 'still', actions: storeStays },
            onError: onFailure({ otherwise: 'outdated' }),
          },
        },
        outdated: {
          description: 'The stays could not be loaded again; the host can try again.',
          tags: 'failed',
          on: {
            ...next,
            'retry.requested': { target: 'refreshing', actions: 'focusPage' },
            'connection.returned': 'refreshing',
          },
        },
      },
    },
    exporting,
    exported: {
      description: 'The host saves the files, and submits them to the authorities.',
      exit: 'forgetFiles',
      on: {
        'filing.requested': { target: 'filing', actions: [chooseStays, 'focusPage'] },
        'list.requested': toList,
      },
    },
    filing,
  },
});
