import { randomId } from '../../actors/randomId.ts';
import { createPasskeysActors } from '../actors/passkeys.ts';
import { defineDashboardPage } from '../context/route.ts';
import { PasskeysView } from '../views/passkeys/PasskeysView.tsx';

/** The page on which a person sees, adds and removes their passkeys. */
export const page = defineDashboardPage({
  createMachine: createPasskeysActors,
  getInput: () => ({ visitId: randomId() }),
  View: PasskeysView,
});
