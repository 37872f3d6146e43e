import { useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { inspection } from '../../actors/inspection.ts';
import { siteVersionAt } from '../../actors/siteVersion.ts';
import { reloadPage } from '../../actors/reloadPage.ts';
import { onRevisited } from '../../actors/revisits.ts';
import { useText } from '../../i18n/index.ts';
import { VersionNotice, type VersionSaid } from '../../ui/version/VersionNotice.tsx';
import { isAnythingUnderWay } from '../underWay.ts';
import { anotherHeard, isOfAnother, isOutdated, partMissed } from '../versionNews.ts';

const version = createActor(
  siteVersionAt({ isOfAnother, isAnythingUnderWay, loadPageAnew: reloadPage }),
  inspection(),
).start();
onRevisited(() => version.send({ type: 'page.revisited' }));
anotherHeard.add(() => version.send({ type: 'version.heard' }));
partMissed.add(() => version.send({ type: 'part.missed' }));
// It may have been heard before this came.
if (isOutdated()) version.send({ type: 'version.heard' });

const said = (): VersionSaid => {
  const now = version.getSnapshot();
  if (now.matches('offered')) return 'newer';
  return now.matches('ending') || now.matches('updating') ? 'updating' : undefined;
};

function onSaid(tell: () => void) {
  const subscription = version.subscribe(tell);
  return () => subscription.unsubscribe();
}

/** Follows which version of the site this tab is of, and offers a newer one. */
export function VersionFollower() {
  const text = useText();
  return (
    <VersionNotice
      said={useSyncExternalStore(onSaid, said)}
      words={{
        newer: text('version.newer'),
        updating: text('version.updating'),
        update: text('version.update'),
        later: text('version.later'),
      }}
      onUpdate={() => version.send({ type: 'update.accepted' })}
      onLater={() => version.send({ type: 'update.postponed' })}
    />
  );
}
