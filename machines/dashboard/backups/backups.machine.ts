import { noFailureReason } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { loadingStates, storeOutput } from '../shared/liveList.ts';
import { noRefusal, onRefusal } from '../shared/outcomes.ts';
import { backupsSetup, getInput, ifRunning } from './backups.setup.ts';
import { downloading } from './downloading.ts';

const storeList = storeOutput('storeList');

/** The actions on the list while no task is running. */
const acting = {
  'backup.requested': {
    target: 'starting',
    actions: { type: 'startAction', params: () => ({ task: 'backup' as const, backup: '' }) },
  },
  'drill.requested': {
    target: 'starting',
    actions: {
      type: 'startAction',
      params: ({ event }: { event: { backup: string } }) => ({
        task: 'drill' as const,
        backup: event.backup,
      }),
    },
  },
  'download.requested': {
    target: '#backups.downloading',
    actions: [
      {
        type: 'startAction',
        params: ({ event }: { event: { backup: string } }) => ({ task: undefined, backup: event.backup }),
      },
      'focusPage',
    ],
  },
} as const;

/** Shows an owner the backups of the site, makes and checks backups, and offers them for download. */
export const backupsMachine = backupsSetup.createMachine({
  id: 'backups',
  description:
    'An owner sees the backups of the site, makes one, checks that one can be restored, and downloads one.',
  context: ({ input }) => ({
    ...input,
    list: undefined,
    task: undefined,
    backup: '',
    attempt: 0,
    ...noRefusal,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    ...loadingStates({ src: 'listBackups' }, [
      { guard: ifRunning, target: 'shown.watching', actions: storeList },
      { target: 'shown', actions: storeList },
    ] as const),
    shown: {
      description: 'The owner sees the backups that were loaded last.',
      initial: 'idle',
      states: {
        idle: { description: 'No task is running.', on: acting },
        starting: {
          description: 'The host begins to make or to check a backup.',
          tags: 'waiting',
          invoke: {
            id: 'startTask',
            src: 'startTask',
            input: (from) => ({ ...getInput('startTask')(from), task: from.context.task ?? 'backup' }),
            // The pressed button cannot keep the focus, because it is disabled while the task is running.
            onDone: { target: 'refreshing', actions: ['clearFailure', 'focusPage'] },
            onError: onFailure({
              noAnswer: 'looking',
              otherwise: { target: 'reassessing', actions: onRefusal },
            }),
          },
        },
        watching: {
          description: 'A backup or drill is running; the owner sees when it ends.',
          tags: 'waiting',
          after: {
            lookInterval: {
              target: 'refreshing',
              description: 'The list is loaded again every two seconds.',
            },
          },
          on: {
            'download.requested': acting['download.requested'],
          },
        },
        refreshing: {
          description: 'The list is loaded, and shows whether the task has ended.',
          tags: 'waiting',
          invoke: {
            id: 'refreshBackups',
            src: 'listBackups',
            onDone: [
              { guard: ifRunning, target: 'watching', actions: storeList },
              { target: 'idle', actions: storeList },
            ],
            onError: onFailure({ otherwise: 'outdated' }),
          },
        },
        outdated: {
          description: 'It is unknown whether the task has ended; the owner can look again.',
          tags: 'failed',
          on: {
            'retry.requested': { target: 'refreshing', actions: 'focusPage' },
            'connection.returned': 'refreshing',
          },
        },
        reassessing: {
          description: 'The host refused to start the task, so the list is loaded again.',
          tags: 'waiting',
          invoke: {
            id: 'reassessBackups',
            src: 'listBackups',
            onDone: [
              {
                guard: ifRunning,
                target: 'watching',
                actions: [storeList, 'focusPage'],
                description: 'Another task is running, which the list shows.',
              },
              { target: 'rejected', actions: storeList },
            ],
            onError: onFailure({ otherwise: 'notReassessed' }),
          },
        },
        rejected: {
          description: 'The host refused to start the task; the list is current.',
          tags: 'failed',
          on: acting,
        },
        notReassessed: {
          description:
            'The host refused to start the task, and the list could not be loaded; the owner can try again.',
          tags: 'failed',
          on: {
            ...acting,
            'retry.requested': { target: 'reassessing', actions: 'focusPage' },
            'connection.returned': 'reassessing',
          },
        },
        looking: {
          description:
            'The answer is missing, so the list is loaded, and shows whether the task was started.',
          tags: 'waiting',
          invoke: {
            id: 'lookAtBackups',
            src: 'listBackups',
            onDone: [
              { guard: ifRunning, target: 'watching', actions: [storeList, 'focusPage'] },
              { target: 'unconfirmed', actions: storeList },
            ],
            onError: onFailure({ otherwise: 'unconfirmed' }),
          },
        },
        unconfirmed: {
          description:
            'It is unknown whether the task was started; the owner can look again, and start it again.',
          tags: 'failed',
          on: {
            ...acting,
            'look.requested': { target: 'looking', actions: 'focusPage' },
            'task.repeated': { target: 'starting', actions: 'focusPage' },
          },
        },
      },
    },
    downloading,
  },
});
