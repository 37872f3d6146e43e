import { randomId } from '../../actors/randomId.ts';
import { createAccessActors } from '../actors/access.ts';
import { defineDashboardPage } from '../context/route.ts';
import { AccessView } from '../views/access/AccessView.tsx';

/** The page on which an owner sees and changes who has access. */
export const page = defineDashboardPage({
  createMachine: createAccessActors,
  getInput: (_, { language }) => ({ visitId: randomId(), language }),
  View: AccessView,
});
