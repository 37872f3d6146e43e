import type { SnapshotFrom } from 'xstate';
import type { Language } from '../../../../contract/values/language.ts';
import type { propertyImportMachine } from '../../../../machines/dashboard/propertyImport/propertyImport.machine.ts';
import type {
  PropertyImportContext,
  PropertyImportEvent,
} from '../../../../machines/dashboard/propertyImport/propertyImport.types.ts';

export type PropertyImportState = SnapshotFrom<typeof propertyImportMachine>['value'];

/** The properties of the screens of an import of a property. */
export interface PropertyImportProps {
  context: PropertyImportContext;
  send: (event: PropertyImportEvent) => void;
  /** The languages that the site offers. */
  languages: readonly Language[];
  /** Reads a chosen file. */
  onFile: (file: File) => void;
  /** Sends the photos of the file. */
  onPhotos: () => void;
}
