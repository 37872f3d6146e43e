import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import { findDifferences } from '../../../contract/content/differences.ts';
import type { ShownProperty } from '../../../contract/dashboard/properties.ts';
import type { EditedDocument, EditorContext } from './propertyEditor.types.ts';

/** Whether two documents have the same content. */
export const isSame = (one: PropertyDocument, other: PropertyDocument): boolean =>
  one === other || findDifferences(one, other).length === 0;

/** Returns the document that the person changes; undefined before there is one. */
export const getEdited = ({ shown, document, sent, restored }: EditorContext): EditedDocument | undefined =>
  shown ? { revision: shown.revision, base: shown.document, document, sent } : restored;

/**
 * Whether the changes of this tab can be saved over the loaded content: nobody else has changed it since they began. The
 * host may have stored a document of this tab although its answer was lost.
 */
export const canBeSaved = (loaded: ShownProperty, { revision, document, sent }: EditedDocument): boolean =>
  revision === loaded.revision || [document, ...sent].some((one) => isSame(one, loaded.document));
