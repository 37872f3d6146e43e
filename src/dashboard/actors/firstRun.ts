import { fromPromise } from 'xstate';
import type { FirstRunProgress } from '../../../contract/dashboard/firstRun.ts';
import { firstRunMachine } from '../../../machines/dashboard/firstRun/firstRun.machine.ts';
import { isPreparing } from '../../../machines/dashboard/session/selectors.ts';
import type { Dashboard } from '../context/dashboard.ts';

/**
 * Connects the first steps of an owner to the host. Once a property is published, the session is loaded again, so that
 * no page leads here any more.
 */
export const createFirstRunActors = ({ api, session }: Pick<Dashboard, 'api' | 'session'>) =>
  firstRunMachine.provide({
    actors: {
      showProgress: fromPromise<FirstRunProgress, undefined>(async ({ signal }) => {
        const progress = await api.showProgress(undefined, { signal });
        if (progress.property?.state === 'online' && isPreparing(session.getSnapshot()))
          session.send({ type: 'session.changed', session: await api.getSession(undefined, { signal }) });
        return progress;
      }),
    },
  });
