import { randomId } from '../../actors/randomId.ts';
import { createPropertyListActors } from '../actors/propertyList.ts';
import { defineDashboardPage } from '../context/route.ts';
import { PropertyListView } from '../views/propertyList/PropertyListView.tsx';

/** The properties, their order and their states. */
export const page = defineDashboardPage({
  createMachine: createPropertyListActors,
  getInput: () => ({ visitId: randomId() }),
  changes: ['content'],
  View: ({ actor }) => <PropertyListView actor={actor} />,
});
