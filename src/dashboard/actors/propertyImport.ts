import { fromPromise } from 'xstate';
import { applyImport } from '../../../contract/imports/foundProperty.ts';
import { importLimits } from '../../../contract/imports/limits.ts';
import { propertyImportMachine } from '../../../machines/dashboard/propertyImport/propertyImport.machine.ts';
import type {
  DraftInput,
  ReadProperties,
} from '../../../machines/dashboard/propertyImport/propertyImport.types.ts';
import type { Dashboard } from '../context/dashboard.ts';
import type { ChosenFiles } from './chosenFiles.ts';
import { readArchive } from './readArchive.ts';

/** The photos of the archive that was read last. */
export interface ArchivePhotos {
  files: readonly File[];
}

/**
 * Creates a property and saves the imported fields as its draft. A repeated attempt with the same key finds the property
 * that it has created, and saves the same fields.
 */
async function createImportedDraft(
  { api }: Pick<Dashboard, 'api'>,
  { entry, idempotencyKey }: DraftInput,
  signal: AbortSignal,
): Promise<void> {
  const { property, language, values } = entry;
  const body = { property, language, name: values.name };
  await api.createProperty({ body }, { idempotencyKey, signal });
  const { document, revision } = await api.showProperty({ params: { property } }, { signal });
  await api.saveDraft(
    { params: { property }, body: { revision, document: applyImport(document, entry, language) } },
    { idempotencyKey: `${idempotencyKey}:draft:${revision}`, signal },
  );
}

/** Connects the import of a property to the chosen file and the host. */
export const createPropertyImportActors = (
  dashboard: Pick<Dashboard, 'api'>,
  files: ChosenFiles,
  photos: ArchivePhotos,
) =>
  propertyImportMachine.provide({
    actors: {
      readProperties: fromPromise<ReadProperties, string>(async ({ input: file }) => {
        photos.files = [];
        const bytes = await files.read(file, importLimits.archiveBytes);
        if (!bytes) return { problem: 'tooLarge' };
        const read = await readArchive(bytes);
        if ('problem' in read) return read;
        photos.files = read.photos;
        return { properties: read.properties, photos: read.photos.length };
      }),
      createImportedDraft: fromPromise<void, DraftInput>(({ input, signal }) =>
        createImportedDraft(dashboard, input, signal),
      ),
    },
  });
