import type { AmenityCode, FoundProperty, ImportedValues } from '../../../contract/imports/foundProperty.ts';
import type { PropertyProblem } from '../../../contract/imports/limits.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { FailedCall } from '../../shared/failures.ts';

export interface PropertyImportInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  /** The language of the page, which is proposed for the texts. */
  language: Language;
}

/** The form with what is taken over. */
export interface ImportEntry {
  /** The last part of the address of the page of the property: its id. */
  property: string;
  /** The language of the texts. */
  language: Language;
  values: ImportedValues;
  amenities: readonly AmenityCode[];
}

/** The properties of a file, or why there are none. */
export type ReadProperties =
  | {
      properties: readonly FoundProperty[];
      /** The number of photos in the file. */
      photos: number;
    }
  | { problem: PropertyProblem };

export interface PropertyImportContext extends PropertyImportInput, FailedCall {
  /** The pasted text. */
  text: string;
  /** Identifies the chosen file in this tab; the actors have its content. */
  file: string;
  /** Why no property can be read. */
  problem: PropertyProblem | undefined;
  properties: readonly FoundProperty[];
  photos: number;
  entry: ImportEntry;
  /** Parts of the file or the text that are not imported. */
  unknown: readonly string[];
  /** Increased when another entry is sent. */
  attempt: number;
}

export type PropertyImportEvent =
  | { type: 'file.chosen'; file: string }
  | { type: 'text.changed'; text: string }
  /** The person has pasted a text, with the property that was found in it, or nothing. */
  | { type: 'text.submitted'; found: readonly FoundProperty[] }
  /** The person chooses one of several properties by its index. */
  | { type: 'property.chosen'; index: number }
  | { type: 'import.restarted' }
  | { type: 'entry.changed'; entry: Partial<Omit<ImportEntry, 'values'>>; values?: Partial<ImportedValues> }
  | { type: 'entry.submitted' };

export interface DraftInput {
  entry: ImportEntry;
  idempotencyKey: string;
}
