import { createContext, useContext } from 'react';
import type { PropertyDocument } from '../../../../contract/content/checks/checkDocument.ts';
import type { FieldChange } from '../../../../contract/content/documentFields.ts';
import type { FieldPath } from '../../../../contract/content/issues.ts';
import type { ShownProperty } from '../../../../contract/dashboard/properties.ts';
import type { FocalPoint } from '../../../../contract/values/focalPoint.ts';
import type { Language } from '../../../../contract/values/language.ts';

/** The content and the functions that the fields of a section share. */
export interface Editor {
  document: PropertyDocument;
  shown: ShownProperty;
  isReadOnly: boolean;
  /** The languages whose texts are shown: one, or two next to each other. */
  languages: readonly Language[];
  change: (changes: readonly FieldChange[]) => void;
  /** Returns the point of an uploaded photo that stays visible when it is cropped. */
  getFocalPoint: (photo: string) => FocalPoint;
  chooseFocalPoint: (photo: string, point: FocalPoint) => void;
  /** Notes that the person has left a field, whose message is shown from then on. */
  leave: (path: FieldPath) => void;
  /** Whether a message about a field within one of the paths is shown. */
  hasIssues: (paths: readonly FieldPath[]) => boolean;
  /** Returns the messages about a field, if they are shown already. */
  getIssues: (path: FieldPath) => { error: string | undefined; warning: string | undefined };
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** Returns the editor around a field. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor was called outside of EditorContext');
  return editor;
}
