import { fromPromise } from 'xstate';
import {
  auditLogMachine,
  type ActionPage,
  type ActionsQuery,
} from '../../../machines/dashboard/auditLog/auditLog.machine.ts';
import type { LogFilters } from '../../../contract/dashboard/logAddress.ts';
import type { Dashboard } from '../context/dashboard.ts';

/** Leaves out filters without a value. */
const toQuery = ({ kind, search }: LogFilters) => ({
  ...(kind !== '' && { kind }),
  ...(search.trim() !== '' && { search: search.trim() }),
});

/** Connects the log of what people did to the host. */
export const createAuditLogActors = ({ api }: Pick<Dashboard, 'api'>) =>
  auditLogMachine.provide({
    actors: {
      listActions: fromPromise<ActionPage, ActionsQuery>(({ input: { filters, before }, signal }) =>
        api.listActions({ query: { ...toQuery(filters), ...(before !== null && { before }) } }, { signal }),
      ),
    },
  });
