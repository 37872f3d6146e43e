import { isOutdated } from '../../../machines/shell/selectors.ts';
import type { ShellEvent } from '../../../machines/shell/shell.types.ts';
import { startShell, type ShellActor, type ShellEnvironment } from '../../actors/shell.ts';
import { warnOfUnsaved } from '../../actors/unsavedChanges.ts';
import { notLoadedId } from '../../ui/chunkErrors.ts';
import { retryFailedImports } from '../../ui/retryImports.ts';
import type { ShownPage } from '../shell.ts';
import { checkReload, loadFromSite, showNotice } from './reload.ts';

/** The running machine of a tab's shell. */
export interface RunningShell {
  actor: ShellActor;
  isOutdated: () => boolean;
}

interface Tab extends Pick<ShellEnvironment, 'isOtherVersion' | 'isBusy'> {
  /** Returns the page that is on the screen. */
  page: () => ShownPage | undefined;
}

/** Starts the machine of a tab's shell and sends it the events that happened before its code was loaded. */
export function runShell({ page, ...tab }: Tab, earlierEvents: readonly ShellEvent[]): RunningShell {
  const actor = startShell(
    {
      ...tab,
      checkReload,
      actions: {
        reload: (destination) => loadFromSite(destination?.address, destination),
        retryChunks: () =>
          void retryFailedImports().then((areLoaded) => areLoaded && actor.send({ type: 'chunks.loaded' })),
        notifyPage: () => page()?.broadcast({ type: 'connection.returned' }),
        showNotice,
        hideNotice: () => document.getElementById(notLoadedId)?.setAttribute('hidden', ''),
        warnOfUnsaved,
      },
    },
    earlierEvents,
  );
  return {
    actor,
    isOutdated: () => {
      const { siteVersion } = actor.getSnapshot().children;
      return siteVersion !== undefined && isOutdated(siteVersion.getSnapshot());
    },
  };
}
