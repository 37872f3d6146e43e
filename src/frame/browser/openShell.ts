import type { Destination, ShellEvent } from '../../../machines/shell/shell.types.ts';
import { warnOfUnsaved } from '../../actors/unsavedChanges.ts';
import { markOptional } from '../../ui/chunkErrors.ts';
import { withStyles } from '../../ui/failedStyles.ts';
import { isBusy } from '../isBusy.ts';
import type { PageStore } from '../pageStore.ts';
import type { Shell } from '../shell.ts';
import type { Followers } from './Followers.tsx';
import { checkReload, loadFromSite, showNotice } from './reload.ts';
import type { RunningShell } from './runShell.ts';

/** The shell of a tab, and what shows it once its code is loaded. */
export interface OpenShell extends Shell {
  load: () => Promise<{ Followers: typeof Followers; running: RunningShell }>;
}

const importFollowers = withStyles(() => import('./Followers.tsx'));

/** Recovers a page whose code is missing as the shell's machine does, where the code of that machine is missing too. */
export async function recoverWithoutShell(destination?: Destination): Promise<void> {
  const check = await checkReload();
  if (check === 'safe') return loadFromSite(destination?.address, destination);
  if (check === 'left') return;
  showNotice();
  warnOfUnsaved();
}

/**
 * Opens the shell of a tab. Its machine is loaded once somebody is there, or when the page lacks code; events until then
 * wait for it.
 *
 * @param version that of this tab; none while the site is being developed
 */
export function openShell(version: string | undefined): OpenShell {
  let running: RunningShell | undefined;
  let page: PageStore | undefined;
  const waiting: ShellEvent[] = [];
  const isBusyNow = () => page !== undefined && isBusy(page.state());
  const isOfAnother = ({ headers }: Response) => {
    const answeringVersion = headers.get('Site-Version');
    // One that says nothing, as of a proxy, is of no other version.
    return version !== undefined && answeringVersion !== null && answeringVersion !== version;
  };
  const load = async () => {
    const { Followers, runShell } = await importFollowers();
    running ??= runShell({ isOfAnother, isBusy: isBusyNow, page: () => page }, waiting);
    return { Followers, running };
  };
  const send = (event: ShellEvent) => {
    if (running) return running.actor.send(event);
    waiting.push(event);
    if (event.type !== 'chunk.failed' && event.type !== 'page.restored') return;
    load().catch((failure: unknown) => {
      markOptional(failure);
      // Where the site cannot be reached, the event waits for the machine.
      recoverWithoutShell('destination' in event ? event.destination : undefined).catch(() => undefined);
    });
  };
  return {
    load,
    send,
    isBusy: isBusyNow,
    isOutdated: () => running?.isOutdated() === true,
    setPage: (next) => {
      page = next;
    },
    checkVersion: (answer) => {
      if (isOfAnother(answer)) send({ type: 'version.received' });
      return answer;
    },
  };
}
