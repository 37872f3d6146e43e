import type { Shell } from '../shell.ts';
import { ConnectionMessage } from './ConnectionMessage.tsx';
import { LanguageFollower } from './LanguageFollower.tsx';
import type { RunningShell } from './runShell.ts';
import { VersionMessage } from './VersionMessage.tsx';

export { runShell } from './runShell.ts';

interface Props {
  shell: Shell;
  running: RunningShell;
}

/**
 * Shows the state of the tab on every page: its connection and the site's version. Also follows a change of language in
 * another tab.
 */
export function ShellComponents({ shell, running }: Props) {
  const { connection, siteVersion } = running.actor.getSnapshot().children;
  return (
    <>
      {connection && <ConnectionMessage connection={connection} />}
      {siteVersion && <VersionMessage siteVersion={siteVersion} />}
      <LanguageFollower isBusy={shell.isBusy} />
    </>
  );
}
