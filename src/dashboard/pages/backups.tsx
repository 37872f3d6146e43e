import { randomId } from '../../actors/randomId.ts';
import { useJourney } from '../../frame/useJourney.ts';
import { createBackupsActors } from '../actors/backups.ts';
import { defineDashboardPage } from '../context/route.ts';
import { BackupsView } from '../views/backups/BackupsView.tsx';

/** The page on which an owner makes, checks and downloads backups. */
export const page = defineDashboardPage({
  createMachine: createBackupsActors,
  getInput: () => ({ visitId: randomId() }),
  View: ({ actor }) => <BackupsView snapshot={useJourney(actor)} send={actor.send} />,
});
