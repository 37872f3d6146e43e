import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { Destination, ReloadCheck, ShellEvent } from '../../machines/shell/shell.types.ts';
import { connectionOfShell, shellMachine, siteVersionOfShell } from '../../machines/shell/shell.machine.ts';
import type { VersionAnswer } from '../../machines/siteVersion/siteVersion.machine.ts';
import { withinTime } from '../api/timeLimit.ts';
import { checkSite } from './askTheSite.ts';
import { callsEnd } from './callsEnd.ts';
import { inspection } from './inspection.ts';
import { onRestored } from './restored.ts';
import { onRevisited } from './revisits.ts';

export type ShellActor = ActorRefFrom<typeof shellMachine>;

/** The shell's access to the browser. */
export interface ShellWorld {
  checkReload: () => Promise<ReloadCheck>;
  /** Whether a response comes from another version of the site than this tab's. */
  isOfAnother: (answer: Response) => boolean;
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
const shellAt = ({ checkReload, isOfAnother, isBusy, actions: { reload, ...actions } }: ShellWorld) =>
  shellMachine.provide({
    actors: {
      checkReload: fromPromise(() => checkReload()),
      connection: connectionOfShell.provide({
        actors: { checkSite: fromPromise(({ signal }) => withinTime(checkSite, signal)) },
      }),
      siteVersion: siteVersionOfShell.provide({
        actors: {
          fetchVersion: fromPromise<VersionAnswer, undefined>(async ({ signal }) =>
            isOfAnother(await withinTime(checkSite, signal)) ? 'another' : 'same',
          ),
          finishCalls: fromPromise<void, undefined>(() => callsEnd(isBusy)),
        },
      }),
    },
    actions: { ...actions, reload: (_now, destination) => reload(destination) },
  });

/** Starts the shell of a tab with the events that happened before. */
export function startShell(world: ShellWorld, before: readonly ShellEvent[]): ShellActor {
  const shell = createActor(shellAt(world), inspection()).start();
  const checkNetwork = () => shell.send({ type: navigator.onLine ? 'network.found' : 'network.lost' });
  window.addEventListener('offline', () => shell.send({ type: 'network.lost' }));
  window.addEventListener('online', () => shell.send({ type: 'network.found' }));
  // A page in the back/forward cache receives neither event.
  onRestored(checkNetwork);
  onRevisited(() => shell.send({ type: 'page.revisited' }));
  for (const event of before) shell.send(event);
  // Repeats requests that failed without a connection before this code was loaded.
  checkNetwork();
  return shell;
}
