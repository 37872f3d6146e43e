import type { DeskActionName } from '../../../machines/dashboard/deskAction/deskAction.types.ts';
import { randomId } from '../../actors/randomId.ts';
import { createDeskActionActors } from '../actors/deskAction.ts';
import { defineDashboardPage } from '../context/route.ts';
import { DeskActionView } from '../views/deskAction/DeskActionView.tsx';

/** The page of an action on a reservation, which the host confirms. */
export const page = defineDashboardPage({
  createMachine: createDeskActionActors,
  getInput: ({ number = '', task }) => ({ visitId: randomId(), number, action: task as DeskActionName }),
  View: ({ actor }) => <DeskActionView actor={actor} />,
});
