import { randomId } from '../../actors/randomId.ts';
import { createAddressCheckActors } from '../actors/settings.ts';
import { defineDashboardPage } from '../context/route.ts';
import { AddressCheckView } from '../views/addressCheck/AddressCheckView.tsx';

/** The public address of the site, and its check. */
export const page = defineDashboardPage({
  createMachine: createAddressCheckActors,
  getInput: () => ({ visitId: randomId() }),
  View: AddressCheckView,
});
