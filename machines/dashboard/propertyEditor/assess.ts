import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import { findDifferences } from '../../../contract/content/differences.ts';
import type { ShownProperty } from '../../../contract/dashboard/properties.ts';
import type { FocalPoints } from '../../../contract/values/focalPoint.ts';
import type { EditedDocument, EditorContext } from './propertyEditor.types.ts';

/** Whether two documents have the same content. */
export const isSame = (one: PropertyDocument, other: PropertyDocument): boolean =>
  one === other || findDifferences(one, other).length === 0;

/** Returns the chosen points of photos that the host has not stored yet. */
export const getUnstoredFocalPoints = ({ focalPoints, storedFocalPoints }: EditorContext): FocalPoints =>
  Object.fromEntries(
    Object.entries(focalPoints).filter(([photo, point]) => storedFocalPoints[photo] !== point),
  );

/** Returns the document that the person changes; undefined before there is one. */
export function getEdited(context: EditorContext): EditedDocument | undefined {
  const { shown, document, sent, restored } = context;
  if (!shown) return restored;
  const focalPoints = getUnstoredFocalPoints(context);
  return {
    revision: shown.revision,
    base: shown.document,
    document,
    sent,
    ...(Object.keys(focalPoints).length > 0 && { focalPoints }),
  };
}

/**
 * Whether the changes of this tab can be saved over the loaded content: nobody else has changed it since they began. The
 * host may have stored a document of this tab although its answer was lost.
 */
export const canBeSaved = (loaded: ShownProperty, { revision, document, sent }: EditedDocument): boolean =>
  revision === loaded.revision || [document, ...sent].some((one) => isSame(one, loaded.document));
