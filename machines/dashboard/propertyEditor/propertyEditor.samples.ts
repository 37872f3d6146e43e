import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import { changeFields, type FieldChange } from '../../../contract/content/documentFields.ts';
import type { Photo } from '../../../contract/dashboard/photos.ts';
import type { ShownProperty } from '../../../contract/dashboard/properties.ts';
import type { SavedDraft } from './propertyEditor.types.ts';

const document: PropertyDocument = {
  property: {
    rules: {
      checkInAfter: '15:00',
      checkOutUntil: '11:00',
      quietHours: { from: '22:00', to: '08:00' },
      petsAllowed: 'no',
      smokingAllowed: 'no',
      partiesAllowed: 'no',
      lostKeysFee: '60.00',
    },
  },
  texts: { en: { name: 'Casa do Limoeiro', notes: ['There is no lift.'] } },
};

/** A property whose content is complete, except for its description. */
export const sampleProperty: ShownProperty = {
  property: 'casa-do-limoeiro',
  managedBy: 'dashboard',
  revision: 'revision-1',
  hasDraft: false,
  isRetired: false,
  document,
  published: { version: 3, document },
  errors: [{ code: 'missing', path: ['texts', 'en', 'description'] }],
  warnings: [],
  photos: [],
  languages: ['en', 'pt', 'de'],
};

/** The same property, managed by the files of its folder. */
export const propertyInFiles: ShownProperty = { ...sampleProperty, managedBy: 'files' };

/** A change by this person. */
export const sampleChanges: readonly FieldChange[] = [
  { path: ['property', 'rules', 'checkInAfter'], value: '16:00' },
];

export const changedDocument = changeFields(document, sampleChanges);

/** A photo that was stored while the editor is open. */
export const addedPhoto: Photo = {
  id: '0123456789abcdef0123456789abcdef',
  type: 'image/webp',
  width: 1600,
  height: 1067,
  focalPoint: null,
};

/** The property as another person has changed it. */
export const otherVersion: ShownProperty = {
  ...sampleProperty,
  revision: 'revision-9',
  hasDraft: true,
  document: changeFields(document, [
    { path: ['property', 'rules', 'checkInAfter'], value: '14:00' },
    { path: ['property', 'rules', 'lostKeysFee'], value: '80.00' },
  ]),
};

/** The property after the change was saved, although its answer was lost. */
export const ownVersion: ShownProperty = {
  ...sampleProperty,
  revision: 'revision-2',
  hasDraft: true,
  document: changedDocument,
};

/** The saved change, with what the host found in it. */
export const savedDraft: SavedDraft = {
  document: changedDocument,
  focalPoints: {},
  revision: 'revision-2',
  errors: [{ code: 'missing', path: ['texts', 'en', 'description'] }],
  warnings: [],
};
