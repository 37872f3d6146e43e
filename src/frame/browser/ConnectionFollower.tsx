import { useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { inspection } from '../../actors/inspection.ts';
import { onRestored } from '../../actors/restored.ts';
import { connectionAt } from '../../actors/siteConnection.ts';
import { useText } from '../../i18n/index.ts';
import { ConnectionStrip, type ConnectionSaid } from '../../ui/connection/ConnectionStrip.tsx';
import { askForPartsAgain } from '../../ui/partsAgain.ts';
import { heardBefore, returned, unreached } from '../connectionNews.ts';

const connection = createActor(
  connectionAt({ reportReturn: () => returned.tellAll(), askForPartsAgain }),
  inspection(),
).start();
window.addEventListener('offline', () => connection.send({ type: 'network.lost' }));
window.addEventListener('online', () => connection.send({ type: 'network.found' }));
// A page that the browser keeps for the Back button hears of neither.
onRestored(() => connection.send({ type: navigator.onLine ? 'network.found' : 'network.lost' }));
unreached.add(() => connection.send({ type: 'site.unreached' }));
// What failed for want of a network before this came is asked anew, too.
if (!navigator.onLine || heardBefore() === 'offline') connection.send({ type: 'network.lost' });
else if (heardBefore() === 'unreached') connection.send({ type: 'site.unreached' });
if (navigator.onLine) connection.send({ type: 'network.found' });

const said = (): ConnectionSaid => {
  const now = connection.getSnapshot();
  if (now.matches('lost')) return 'lost';
  return now.matches('returned') ? 'returned' : undefined;
};

function onSaid(tell: () => void) {
  const subscription = connection.subscribe(tell);
  return () => subscription.unsubscribe();
}

/** Follows the connection of this tab, and says how it stands. */
export function ConnectionFollower() {
  const text = useText();
  return (
    <ConnectionStrip
      said={useSyncExternalStore(onSaid, said)}
      words={{ lost: text('connection.lost'), returned: text('connection.returned') }}
    />
  );
}
