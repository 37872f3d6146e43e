import { randomId } from '../../actors/randomId.ts';
import { createSettingsFormActors } from '../actors/settingsForm.ts';
import { defineDashboardPage } from '../context/route.ts';
import { SettingsFormView } from '../views/settingsForm/SettingsFormView.tsx';

/** The form of the key of Stripe, of which the tab stores nothing. */
export const page = defineDashboardPage({
  createMachine: createSettingsFormActors,
  getInput: () => ({ visitId: randomId(), form: 'payments' as const }),
  View: ({ actor }) => <SettingsFormView actor={actor} />,
});
