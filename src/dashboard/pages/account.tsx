import { createAccountActors } from '../actors/account.ts';
import { defineDashboardPage } from '../context/route.ts';
import { AccountView } from '../views/account/AccountView.tsx';

/** The page on which a person sees where they are signed in. */
export const page = defineDashboardPage({
  createMachine: createAccountActors,
  getInput: () => undefined,
  View: AccountView,
});
