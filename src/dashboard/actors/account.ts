import { fromPromise } from 'xstate';
import { accountMachine, type OwnSession } from '../../../machines/dashboard/account/account.machine.ts';
import type { Dashboard } from '../context/dashboard.ts';

/** Connects the page about one's own sessions to the host. */
export const createAccountActors = ({ api }: Pick<Dashboard, 'api'>) =>
  accountMachine.provide({
    actors: {
      listSessions: fromPromise<readonly OwnSession[], undefined>(
        async ({ signal }) => (await api.listSessions(undefined, { signal })).sessions,
      ),
      endOtherSession: fromPromise<void, string>(async ({ input: id, signal }) => {
        await api.endSession({ params: { id } }, { signal });
      }),
    },
  });
