import type { FieldChange } from '../../../../../contract/content/documentFields.ts';
import type { PropertyDocument } from '../../../../../contract/content/checks/checkDocument.ts';
import type { ShownProperty } from '../../../../../contract/dashboard/properties.ts';
import type { Language } from '../../../../../contract/values/language.ts';

/** The input of the parts of the editor that show a section as a map, photos, a year or sentences. */
export interface SpecialProps {
  /** The content with the changes that are not saved yet. */
  document: PropertyDocument;
  /** The property as the host has sent it last. */
  shown: ShownProperty;
  /** Changes fields of the document. */
  change: (changes: readonly FieldChange[]) => void;
  /** Whether the content cannot be changed, because files manage it or the role does not allow it. */
  isReadOnly: boolean;
  /** The language in which the dashboard is shown. */
  language: Language;
}
