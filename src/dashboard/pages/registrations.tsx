import { useSelector } from '@xstate/react';
import { bulletinOperations } from '../../../contract/dashboard/bulletins.ts';
import { randomId } from '../../actors/randomId.ts';
import { createRegistrationsActors } from '../actors/registrations.ts';
import type { PageProps } from '../context/route.ts';
import { useDataChanges } from '../journey/dataChanges.ts';
import { useJourneyActor } from '../journey/useJourneyActor.ts';
import { RegistrationsView } from '../views/registrations/RegistrationsView.tsx';

/** The page on which a host sees whose guests are registered. */
export function page({ session }: PageProps) {
  const actor = useJourneyActor(({ api }) => createRegistrationsActors(api), { visitId: randomId() });
  useDataChanges(actor, ['reservation']);
  const snapshot = useSelector(actor, (current) => current);
  const mayRemind = bulletinOperations.remindGuest.roles.some((one) => one === session.user.role);
  return (
    <RegistrationsView
      snapshot={snapshot}
      properties={session.properties}
      mayRemind={mayRemind}
      send={actor.send}
    />
  );
}
