import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { getVersionNotice } from '../../../machines/shell/selectors.ts';
import type { siteVersionMachine } from '../../../machines/siteVersion/siteVersion.machine.ts';
import { useText } from '../../i18n/index.ts';
import { VersionNotice } from '../../ui/version/VersionNotice.tsx';

/** Offers a newer version of the site. */
export function VersionMessage({ siteVersion }: { siteVersion: ActorRefFrom<typeof siteVersionMachine> }) {
  const text = useText();
  return (
    <VersionNotice
      notice={useSelector(siteVersion, getVersionNotice)}
      texts={{
        newer: text('version.newer'),
        updating: text('version.updating'),
        update: text('version.update'),
        later: text('version.later'),
      }}
      onUpdate={() => siteVersion.send({ type: 'update.accepted' })}
      onLater={() => siteVersion.send({ type: 'update.postponed' })}
    />
  );
}
