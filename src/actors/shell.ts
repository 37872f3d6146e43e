import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { Destination, ReloadCheck, ShellEvent } from '../../machines/shell/shell.types.ts';
import { connectionOfShell, shellMachine, siteVersionOfShell } from '../../machines/shell/shell.machine.ts';
import type { VersionAnswer } from '../../machines/siteVersion/siteVersion.machine.ts';
import { withTimeLimit } from '../api/timeLimit.ts';
import { checkSite } from './checkSite.ts';
import { awaitCallsEnd } from './awaitCallsEnd.ts';
import { inspection } from './inspection.ts';
import { onRestored } from './onRestored.ts';
import { onRevisited } from './revisits.ts';

export type ShellActor = ActorRefFrom<typeof shellMachine>;

/** The shell's access to the browser. */
export interface ShellEnvironment {
  checkReload: () => Promise<ReloadCheck>;
  /** Whether a response comes from another version of the site than this tab's. */
  isOtherVersion: (answer: Response) => boolean;
  /** Whether a call is in progress. */
  isBusy: () => boolean;
  actions: {
    reload: (destination: Destination | undefined) => void;
    retryChunks: () => void;
    notifyPage: () => void;
    showNotice: () => void;
    hideNotice: () => void;
    warnOfUnsaved: () => void;
  };
}

/** Connects the shell of a tab to the browser. Any response shows that the site can be reached. */
const createShellActors = ({
  checkReload,
  isOtherVersion,
  isBusy,
  actions: { reload, ...actions },
}: ShellEnvironment) =>
  shellMachine.provide({
    actors: {
      checkReload: fromPromise(() => checkReload()),
      connection: connectionOfShell.provide({
        actors: { checkSite: fromPromise(({ signal }) => withTimeLimit(checkSite, signal)) },
      }),
      siteVersion: siteVersionOfShell.provide({
        actors: {
          fetchVersion: fromPromise<VersionAnswer, undefined>(async ({ signal }) =>
            isOtherVersion(await withTimeLimit(checkSite, signal)) ? 'another' : 'same',
          ),
          finishCalls: fromPromise<void, undefined>(() => awaitCallsEnd(isBusy)),
        },
      }),
    },
    actions: { ...actions, reload: (_now, destination) => reload(destination) },
  });

/** Starts the shell of a tab with the events that happened before. */
export function startShell(environment: ShellEnvironment, earlierEvents: readonly ShellEvent[]): ShellActor {
  const shell = createActor(createShellActors(environment), inspection()).start();
  const checkNetwork = () => shell.send({ type: navigator.onLine ? 'network.found' : 'network.lost' });
  window.addEventListener('offline', () => shell.send({ type: 'network.lost' }));
  window.addEventListener('online', () => shell.send({ type: 'network.found' }));
  // A page in the back/forward cache receives neither event.
  onRestored(checkNetwork);
  onRevisited(() => shell.send({ type: 'page.revisited' }));
  for (const event of earlierEvents) shell.send(event);
  // Repeats requests that failed without a connection before this code was loaded.
  checkNetwork();
  return shell;
}
