import { fromPromise } from 'xstate';
import { auditLogMachine, type ActionPage } from '../../../machines/dashboard/auditLog/auditLog.machine.ts';
import type { Dashboard } from '../context/dashboard.ts';

/** Connects the log of what people did to the host. */
export const createAuditLogActors = ({ api }: Pick<Dashboard, 'api'>) =>
  auditLogMachine.provide({
    actors: {
      listActions: fromPromise<ActionPage, string | null>(({ input: before, signal }) =>
        api.listActions({ query: before === null ? {} : { before } }, { signal }),
      ),
    },
  });
