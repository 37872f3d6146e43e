import { ConnectionMessage } from '../frame/browser/ConnectionMessage.tsx';
import type { OpenShell } from '../frame/browser/openShell.ts';
import { VersionMessage } from '../frame/browser/VersionMessage.tsx';
import { useLazyModule } from '../ui/useLazyModule.ts';

/** Shows the state of the tab: its connection and a newer version of the site. Loads after the first interaction. */
export function TabMessages({ shell }: { shell: OpenShell }) {
  const loaded = useLazyModule(shell.load);
  if (!loaded) return null;
  const { connection, siteVersion } = loaded.running.actor.getSnapshot().children;
  return (
    <>
      {connection && <ConnectionMessage connection={connection} />}
      {siteVersion && <VersionMessage siteVersion={siteVersion} />}
    </>
  );
}
