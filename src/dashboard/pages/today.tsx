import { bulletinOperations } from '../../../contract/dashboard/bulletins.ts';
import { randomId } from '../../actors/randomId.ts';
import { useJourney } from '../../frame/useJourney.ts';
import { createTodayActors } from '../actors/today.ts';
import { defineDashboardPage } from '../context/route.ts';
import { TodayView } from '../views/today/TodayView.tsx';

/** The first page: the stays of today, and what needs attention. */
export const page = defineDashboardPage({
  createMachine: ({ api }) => createTodayActors(api),
  getInput: () => ({ visitId: randomId() }),
  changes: ['reservation', 'job', 'conflict'],
  View: ({ actor, session: { properties, user, isSandbox = false } }) => (
    <TodayView
      snapshot={useJourney(actor)}
      properties={properties}
      role={user.role}
      isSandbox={isSandbox}
      mayAct={bulletinOperations.remindGuest.roles.some((one) => one === user.role)}
      send={actor.send}
    />
  ),
});
