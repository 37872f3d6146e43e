import { bulletinOperations } from '../../../contract/dashboard/bulletins.ts';
import { randomId } from '../../actors/randomId.ts';
import { useJourney } from '../../frame/useJourney.ts';
import { createRegistrationsActors } from '../actors/registrations.ts';
import { defineDashboardPage } from '../context/route.ts';
import { RegistrationsView } from '../views/registrations/RegistrationsView.tsx';

/** The page on which a host sees whose guests are registered. */
export const page = defineDashboardPage({
  createMachine: ({ api }) => createRegistrationsActors(api),
  getInput: () => ({ visitId: randomId() }),
  changes: ['reservation'],
  View: ({ actor, session: { properties, user } }) => (
    <RegistrationsView
      snapshot={useJourney(actor)}
      properties={properties}
      mayRemind={bulletinOperations.remindGuest.roles.some((one) => one === user.role)}
      send={actor.send}
    />
  ),
});
