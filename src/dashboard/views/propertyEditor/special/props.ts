import type { FieldChange } from '../../../../../contract/content/documentFields.ts';
import type { PropertyDocument } from '../../../../../contract/content/checks/checkDocument.ts';
import type { ShownProperty } from '../../../../../contract/dashboard/properties.ts';
import type { FocalPoint } from '../../../../../contract/values/focalPoint.ts';
import type { Language } from '../../../../../contract/values/language.ts';
import type { Elements } from '../../../../ui/Elements.ts';

/** The parts of the editor that the cards of photos use. */
export interface PhotoParts {
  /** Renders the texts about a photo in all languages. */
  renderTexts: (file: string) => Elements;
  /** Whether a message about these texts is shown. */
  isMarked: (file: string) => boolean;
  /** Returns the point of an uploaded photo that stays visible when it is cropped. */
  getFocalPoint: (photo: string) => FocalPoint;
  chooseFocalPoint: (photo: string, point: FocalPoint) => void;
}

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
