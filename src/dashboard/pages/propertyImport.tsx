import type { ComponentProps } from 'react';
import { randomId } from '../../actors/randomId.ts';
import { createChosenFiles } from '../actors/chosenFiles.ts';
import { getPhotoUploads } from '../actors/photoUploads.ts';
import { createPropertyImportActors, type ArchivePhotos } from '../actors/propertyImport.ts';
import { useDashboard } from '../context/dashboard.ts';
import { defineDashboardPage } from '../context/route.ts';
import { PropertyImportView } from '../views/propertyImport/PropertyImportView.tsx';

const files = createChosenFiles();
const photos: ArchivePhotos = { files: [] };

function ImportPage({ actor }: Pick<ComponentProps<typeof PropertyImportView>, 'actor'>) {
  const { api, data } = useDashboard();
  return (
    <PropertyImportView
      actor={actor}
      languages={data.languages}
      onFile={(file) => actor.send({ type: 'file.chosen', file: files.add(file) })}
      onPhotos={() => {
        getPhotoUploads(api, actor.getSnapshot().context.entry.property).add(photos.files, []);
      }}
    />
  );
}

/** The page on which a host begins a property with what another site or a text contains. */
export const page = defineDashboardPage({
  createMachine: (dashboard) => createPropertyImportActors(dashboard, files, photos),
  getInput: (_, { language }) => ({ visitId: randomId(), language }),
  View: ({ actor }) => <ImportPage actor={actor} />,
});
