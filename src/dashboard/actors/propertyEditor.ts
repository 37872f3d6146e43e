import { fromPromise } from 'xstate';
import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import type { ShownProperty } from '../../../contract/dashboard/properties.ts';
import {
  propertyEditorMachine,
  unsavedEditorMachine,
} from '../../../machines/dashboard/propertyEditor/propertyEditor.machine.ts';
import type {
  SavedDraft,
  SaveInput,
} from '../../../machines/dashboard/propertyEditor/propertyEditor.types.ts';
import { createPhotoFollower } from './photoUploads.ts';
import type { Dashboard } from '../context/dashboard.ts';

/** The largest document in bytes that is also saved while the tab closes; browsers limit all such calls to 64 KiB. */
const mostClosingBytes = 48_000;

const isSmall = (document: PropertyDocument): boolean =>
  new TextEncoder().encode(JSON.stringify(document)).length <= mostClosingBytes;

/** Connects the editor of a property to the host. Unsaved changes are compared with the stored content first. */
export const createPropertyEditorActors = ({ api }: Pick<Dashboard, 'api'>, hasUnsaved: boolean) =>
  (hasUnsaved ? unsavedEditorMachine : propertyEditorMachine).provide({
    actors: {
      followPhotoUploads: createPhotoFollower(api),
      showProperty: fromPromise<ShownProperty, string>(({ input: property, signal }) =>
        api.showProperty({ params: { property } }, { signal }),
      ),
      saveContent: fromPromise<SavedDraft, SaveInput>(
        async ({ input: { property, revision, document, focalPoints, idempotencyKey }, signal }) => {
          // The draft stores the points of its photos, so they come first.
          for (const [photo, focalPoint] of Object.entries(focalPoints)) {
            const options = { idempotencyKey: `${idempotencyKey}:${photo}`, signal };
            // oxlint-disable-next-line no-await-in-loop -- few photos, each with its own answer
            await api.setFocalPoint({ params: { photo }, body: { focalPoint } }, options);
          }
          const saved = await api.saveDraft(
            { params: { property }, body: { revision, document } },
            { idempotencyKey, signal, keepalive: isSmall(document) },
          );
          return { ...saved, document, focalPoints };
        },
      ),
    },
  });
