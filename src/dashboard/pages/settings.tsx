import { createSettingsActors } from '../actors/settings.ts';
import { defineDashboardPage } from '../context/route.ts';
import { SettingsView } from '../views/settings/SettingsView.tsx';

/** The list of the settings of the site. */
export const page = defineDashboardPage({
  createMachine: createSettingsActors,
  getInput: () => ({}),
  // A published property may be the last thing that was missing.
  changes: ['content'],
  View: SettingsView,
});
