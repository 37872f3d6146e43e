import { randomId } from '../../actors/randomId.ts';
import { useJourney } from '../../frame/useJourney.ts';
import { createHealthActors } from '../actors/health.ts';
import { defineDashboardPage } from '../context/route.ts';
import { HealthView } from '../views/health/HealthView.tsx';

/** The page on which an owner sees whether the site and all that it depends on work. */
export const page = defineDashboardPage({
  createMachine: ({ api }) => createHealthActors(api),
  getInput: () => ({ visitId: randomId() }),
  changes: ['job'],
  View: ({ actor }) => <HealthView snapshot={useJourney(actor)} send={actor.send} />,
});
