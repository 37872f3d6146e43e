import type { DueStay } from '../../../contract/dashboard/bulletins.ts';
import { noFailureReason } from '../../shared/failures.ts';
import { getOutput, liveStates, loadingStates, storeOutput } from '../shared/liveList.ts';
import { bulletinsSetup, toList } from './bulletins.setup.ts';
import { exporting } from './exporting.ts';
import { filing } from './filing.ts';

const storeStays = storeOutput('storeStays');

const chooseStays = {
  type: 'chooseStays',
  params: ({ event }: { event: { stays: readonly DueStay[] } }) => event.stays,
} as const;

/** The actions on the list. */
const choosing = {
  'export.requested': { target: '#bulletins.exporting', actions: [chooseStays, 'focusPage'] },
  'filing.requested': { target: '#bulletins.filing', actions: [chooseStays, 'focusPage'] },
} as const;

const showStays = { target: 'shown', actions: storeStays } as const;

const continueFiling = {
  guard: { type: 'isUnfinished', params: getOutput },
  target: 'filing',
  actions: [storeOutput('chooseUnfinished'), storeStays],
} as const;

/** Creates the machine; `onLoaded` leads to the state after the stays are loaded. */
const createBulletins = (onLoaded: typeof showStays | readonly [typeof continueFiling, typeof showStays]) =>
  bulletinsSetup.createMachine({
    id: 'bulletins',
    description:
      'A host sees which guests must be reported to the authorities, and until when, exports the files for it, and marks guests as reported.',
    context: ({ input: { visitId, draft } }) => ({
      visitId: draft?.visitId ?? visitId,
      stays: [],
      unfinished: draft?.entry.reservationIds ?? [],
      chosen: [],
      files: [],
      attempt: draft?.attempt ?? 0,
      isFiled: false,
      ...noFailureReason,
    }),
    initial: 'loading',
    states: {
      ...loadingStates({ src: 'listBulletins' }, onLoaded),
      shown: {
        description: 'The host sees the stays that were loaded last.',
        initial: 'idle',
        states: liveStates('refreshBulletins', { src: 'listBulletins' }, storeStays, choosing),
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

/** Shows which guests must be reported to the authorities, exports the files for it, and marks guests as reported. */
export const bulletinsMachine = createBulletins(showStays);

/** The same with an unfinished filing, which is opened again unless its stays were marked in the meantime. */
export const unfinishedFilingMachine = createBulletins([continueFiling, showStays]);
