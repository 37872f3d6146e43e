import type { Shell } from '../shell.ts';
import { ConnectionFollower } from './ConnectionFollower.tsx';
import { LanguageFollower } from './LanguageFollower.tsx';
import type { RunningShell } from './runShell.ts';
import { VersionFollower } from './VersionFollower.tsx';

export { runShell } from './runShell.ts';

interface Props {
  shell: Shell;
  running: RunningShell;
}

/**
 * Shows the state of the tab on every page: its connection and the site's version. Also follows a change of language in
 * another tab.
 */
export function Followers({ shell, running }: Props) {
  const { connection, siteVersion } = running.actor.getSnapshot().children;
  return (
    <>
      {connection && <ConnectionFollower connection={connection} />}
      {siteVersion && <VersionFollower siteVersion={siteVersion} />}
      <LanguageFollower isBusy={shell.isBusy} />
    </>
  );
}
