import { useSelector } from '@xstate/react';
import { randomId } from '../../actors/randomId.ts';
import { createBulletinsActors } from '../actors/bulletins.ts';
import { saveFile } from '../actors/saveFile.ts';
import type { PageProps } from '../context/route.ts';
import { useDataChanges } from '../journey/dataChanges.ts';
import { useJourneyActor } from '../journey/useJourneyActor.ts';
import { BulletinsView } from '../views/bulletins/BulletinsView.tsx';

/** The page on which a host reports guests to the authorities. */
export function page({ session }: PageProps) {
  const actor = useJourneyActor(createBulletinsActors, { visitId: randomId() });
  useDataChanges(actor, ['reservation']);
  const snapshot = useSelector(actor, (current) => current);
  return (
    <BulletinsView
      snapshot={snapshot}
      properties={session.properties}
      onSave={({ filename, xml }) => saveFile(filename, 'application/xml', xml)}
      send={actor.send}
    />
  );
}
