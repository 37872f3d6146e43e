import type { ComponentProps } from 'react';
import type { SettingsForm } from '../../../contract/dashboard/pages.ts';
import { getDraft, readDraft } from '../../../machines/dashboard/settingsForm/selectors.ts';
import { randomId } from '../../actors/randomId.ts';
import { siteMedia } from '../../../contract/values/pictures.ts';
import { getPhotoUploads } from '../actors/photoUploads.ts';
import { createSettingsFormActors } from '../actors/settingsForm.ts';
import { useDashboard } from '../context/dashboard.ts';
import { PhotoUploadsContext } from '../context/photoUploads.ts';
import { defineDashboardPage } from '../context/route.ts';
import { SettingsFormView } from '../views/settingsForm/SettingsFormView.tsx';

/** A form, with the logo that this tab sends. */
function FormPage({ actor }: Pick<ComponentProps<typeof SettingsFormView>, 'actor'>) {
  const { api } = useDashboard();
  return (
    <PhotoUploadsContext value={getPhotoUploads(api, siteMedia)}>
      <SettingsFormView actor={actor} />
    </PhotoUploadsContext>
  );
}

/** A form of the settings of the site. */
export const page = defineDashboardPage({
  createMachine: createSettingsFormActors,
  getInput: ({ form }, { draft }) => ({
    visitId: randomId(),
    form: form as SettingsForm,
    draft: readDraft(draft),
  }),
  getDraft,
  View: ({ actor }) => <FormPage actor={actor} />,
});
