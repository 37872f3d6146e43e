import { createFirstRunActors } from '../actors/firstRun.ts';
import { defineDashboardPage } from '../context/route.ts';
import { FirstRunView } from '../views/firstRun/FirstRunView.tsx';

/** The first steps of an owner: from nothing to a public property. */
export const page = defineDashboardPage({
  createMachine: createFirstRunActors,
  getInput: () => undefined,
  changes: ['content'],
  View: ({ actor, session }) => <FirstRunView actor={actor} session={session} />,
});
