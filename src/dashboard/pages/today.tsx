import { useSelector } from '@xstate/react';
import { bulletinOperations } from '../../../contract/dashboard/bulletins.ts';
import { randomId } from '../../actors/randomId.ts';
import { createTodayActors } from '../actors/today.ts';
import type { PageProps } from '../context/route.ts';
import { useDataChanges } from '../journey/dataChanges.ts';
import { useJourneyActor } from '../journey/useJourneyActor.ts';
import { TodayView } from '../views/today/TodayView.tsx';

/** The first page: the stays of today, and what needs attention. */
export function page({ session: { user, properties } }: PageProps) {
  const actor = useJourneyActor(({ api }) => createTodayActors(api), { visitId: randomId() });
  useDataChanges(actor, ['reservation', 'job', 'conflict']);
  const snapshot = useSelector(actor, (current) => current);
  const mayAct = bulletinOperations.remindGuest.roles.some((one) => one === user.role);
  return <TodayView {...{ snapshot, properties, role: user.role, mayAct }} send={actor.send} />;
}
