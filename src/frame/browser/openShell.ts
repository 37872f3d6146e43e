import type { Destination, ShellEvent } from '../../../machines/shell/shell.types.ts';
import { warnOfUnsaved } from '../../actors/unsavedChanges.ts';
import { markOptional } from '../../ui/chunkErrors.ts';
import { withStyles } from '../../ui/failedStyles.ts';
import { isBusy } from '../isBusy.ts';
import type { Shell, ShownPage } from '../shell.ts';
import type { ShellComponents } from './ShellComponents.tsx';
import { checkReload, loadFromSite, showNotice } from './reload.ts';
import type { RunningShell } from './runShell.ts';

/** The shell of a tab, with a function that loads the code of its machine and its components. */
export interface OpenShell extends Shell {
  load: () => Promise<{ ShellComponents: typeof ShellComponents; running: RunningShell }>;
}

const importComponents = withStyles(() => import('./ShellComponents.tsx'));

/**
 * Recovers a page whose chunk is missing, as the shell's machine does. Used if the chunk of that machine is missing
 * too.
 */
export async function recoverWithoutShell(destination?: Destination): Promise<void> {
  const check = await checkReload();
  if (check === 'safe') return loadFromSite(destination?.address, destination);
  if (check === 'left') return;
  showNotice();
  warnOfUnsaved();
}

/**
 * Opens the shell of a tab. Its machine is loaded after the first interaction, or when a chunk of the page is missing.
 * Events wait until the machine runs.
 * @param version the version of this tab; undefined in development
 */
export function openShell(version: string | undefined): OpenShell {
  let running: RunningShell | undefined;
  let page: ShownPage | undefined;
  const queuedEvents: ShellEvent[] = [];
  const isPageBusy = () => page !== undefined && isBusy(page.state());
  const isOtherVersion = ({ headers }: Response) => {
    const responseVersion = headers.get('Site-Version');
    // A response without the header, such as a proxy's, does not indicate another version.
    return version !== undefined && responseVersion !== null && responseVersion !== version;
  };
  const load = async () => {
    const { ShellComponents, runShell } = await importComponents();
    running ??= runShell({ isOtherVersion, isBusy: isPageBusy, page: () => page }, queuedEvents);
    return { ShellComponents, running };
  };
  const send = (event: ShellEvent) => {
    if (running) return running.actor.send(event);
    queuedEvents.push(event);
    if (event.type !== 'chunk.failed' && event.type !== 'page.restored') return;
    load().catch((failure: unknown) => {
      markOptional(failure);
      // If the site is unreachable, the event waits for the machine.
      recoverWithoutShell('destination' in event ? event.destination : undefined).catch(() => undefined);
    });
  };
  return {
    load,
    send,
    isBusy: isPageBusy,
    isOutdated: () => running?.isOutdated() === true,
    setPage: (next) => {
      page = next;
    },
    checkVersion: (answer) => {
      if (isOtherVersion(answer)) send({ type: 'version.received' });
      return answer;
    },
  };
}
