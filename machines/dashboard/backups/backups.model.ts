import { defineAnswer, defineDelay, defineModel, defineUserEvent, type ModelEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures, proofRequired } from '../shared/changeFailures.model.ts';
import { loadingEvents } from '../shared/liveList.model.ts';
import { backupsMachine } from './backups.machine.ts';
import { newestBackup, runningBackup, sampleBackups } from './backups.samples.ts';
import { lookInterval } from './backups.setup.ts';

const owner = (...words: Parameters<typeof defineUserEvent<typeof backupsMachine>>) =>
  defineUserEvent<typeof backupsMachine>(...words);

/** Returns the ways in which a look at the list ends. */
const looks = (call: string): ModelEvent[] => [
  defineAnswer(call, sampleBackups, 'no task is running'),
  defineAnswer(call, runningBackup, 'a backup or drill is running', 'running'),
  failed(call, 'unreachable', 'the host cannot be reached'),
];

export const backupsModel = defineModel({
  machine: backupsMachine,
  group: 'dashboard',
  input: { visitId: 'visit' },
  events: [
    ...loadingEvents('backups', 'listBackups', sampleBackups, 'the host lists the backups'),
    defineAnswer('listBackups', runningBackup, 'a backup or drill is running', 'running'),
    owner({ type: 'backup.requested' }, 'the owner makes a backup'),
    owner({ type: 'drill.requested', backup: newestBackup }, 'the owner checks a backup'),
    defineAnswer('startTask', undefined, 'the host begins'),
    ...changeFailures('startTask', 'another task is running, or the backup was deleted'),
    defineDelay('lookInterval', 'backups.shown.watching', lookInterval, 'two seconds pass'),
    ...looks('refreshBackups'),
    ...looks('reassessBackups'),
    ...looks('lookAtBackups'),
    owner({ type: 'look.requested' }, 'the owner looks again'),
    owner({ type: 'task.repeated' }, 'the owner starts the same task again'),
    owner({ type: 'download.requested', backup: newestBackup }, 'the owner wants the file of a backup'),
    owner({ type: 'download.confirmed' }, 'the owner confirms the download'),
    owner({ type: 'list.requested' }, 'the owner returns to the list'),
    defineAnswer('prepareBackup', undefined, 'the host allows the download'),
    proofRequired('prepareBackup'),
    ...changeFailures('prepareBackup', 'the backup was deleted'),
    defineAnswer('proof', { isProven: true }, 'the owner has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the owner does not prove their identity', 'abandoned'),
  ],
  mainPath: [
    'listBackups.answered',
    'backup.requested',
    'startTask.answered',
    'refreshBackups.answered.running',
    'lookInterval.passed',
    'refreshBackups.answered',
  ],
});
