import { defineAnswer, defineDelay, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { auditLogMachine } from './auditLog.machine.ts';
import { earlierActions, newestActions } from './auditLog.samples.ts';

const owner = (...words: Parameters<typeof defineUserEvent<typeof auditLogMachine>>) =>
  defineUserEvent<typeof auditLogMachine>(...words);

export const auditLogModel = defineModel({
  machine: auditLogMachine,
  group: 'dashboard',
  input: undefined,
  events: [
    defineAnswer('listActions', newestActions, 'the host sends the newest entries'),
    failed('listActions', 'unreachable', 'the host cannot be reached'),
    defineDelay('loadingTimeout', 'auditLog.loading', loadingTimeout, 'loading takes too long'),
    owner({ type: 'retry.requested' }, 'the owner tries again'),
    toReceivedEvent(owner({ type: 'connection.returned' }, 'the connection returns')),
    owner({ type: 'more.requested' }, 'the owner wants to see earlier entries'),
    defineAnswer('listEarlierActions', earlierActions, 'the host sends earlier entries'),
    failed('listEarlierActions', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['listActions.answered', 'more.requested', 'listEarlierActions.answered'],
});
