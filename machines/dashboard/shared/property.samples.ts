import type { ListedProperty, ShownProperty } from '../../../contract/dashboard/properties.ts';

/** Two properties: one with changes that are not published, and one that was never published. */
export const listedProperties: readonly ListedProperty[] = [
  {
    property: 'casa-do-limoeiro',
    name: 'Casa do Limoeiro',
    state: 'online',
    hasDraft: true,
    managedBy: 'dashboard',
    isDemo: false,
    errors: 0,
    warnings: 1,
    hasExamples: false,
    missing: [],
    photo: null,
  },
  {
    property: 'moinho',
    name: 'Moinho',
    state: 'incomplete',
    hasDraft: true,
    managedBy: 'dashboard',
    isDemo: false,
    errors: 2,
    warnings: 0,
    hasExamples: false,
    missing: [
      { code: 'missing', path: ['property', 'registrationNumber'] },
      { code: 'missing', path: ['property', 'contact', 'phone'] },
    ],
    photo: null,
  },
];

/** The published content of a property. */
export const publishedDocument = {
  property: { maxGuests: '4', photos: ['terrace.webp', 'kitchen.webp'] },
  texts: { en: { name: 'Casa do Limoeiro', summary: 'A flat in Alfama.' } },
};

/** Its draft, in which one field is another one. */
export const draftDocument = {
  property: { maxGuests: '5', photos: ['terrace.webp', 'kitchen.webp'] },
  texts: { en: { name: 'Casa do Limoeiro', summary: 'A flat in Alfama.' } },
};

/** A property with changes that are not published. */
export const shownProperty: ShownProperty = {
  property: 'casa-do-limoeiro',
  managedBy: 'dashboard',
  revision: 'r-2',
  hasDraft: true,
  isRetired: false,
  document: draftDocument,
  published: { version: 3, document: publishedDocument },
  errors: [],
  warnings: [],
  photos: [],
  languages: ['en', 'pt'],
};

/** The same property after its changes were published. */
export const publishedProperty: ShownProperty = {
  ...shownProperty,
  revision: 'r-3',
  hasDraft: false,
  published: { version: 4, document: draftDocument },
};
