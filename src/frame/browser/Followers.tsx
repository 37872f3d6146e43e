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

/** What every page says of its tab: whether the site can be reached, and its version. It follows the language of other tabs. */
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
