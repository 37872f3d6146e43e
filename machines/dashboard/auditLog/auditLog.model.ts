import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { noLogFilters } from '../../../contract/dashboard/logAddress.ts';
import { failed } from '../../shared/failed.model.ts';
import { loadingEvents } from '../shared/liveList.model.ts';
import { auditLogMachine } from './auditLog.machine.ts';
import { earlierActions, newestActions } from './auditLog.samples.ts';

const owner = (...words: Parameters<typeof defineUserEvent<typeof auditLogMachine>>) =>
  defineUserEvent<typeof auditLogMachine>(...words);

export const auditLogModel = defineModel({
  machine: auditLogMachine,
  group: 'dashboard',
  input: { filters: noLogFilters },
  events: [
    ...loadingEvents('auditLog', 'listActions', newestActions, 'the host sends the newest entries'),
    owner(
      { type: 'filters.chosen', filters: { kind: 'money', search: '' } },
      'the owner chooses which entries to see',
    ),
    owner({ type: 'more.requested' }, 'the owner wants to see earlier entries'),
    defineAnswer('listEarlierActions', earlierActions, 'the host sends earlier entries'),
    failed('listEarlierActions', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['listActions.answered', 'more.requested', 'listEarlierActions.answered'],
});
