import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { PropertyDocument } from '../../contract/content/checks/checkDocument.ts';
import type { ShownProperty } from '../../contract/dashboard/properties.ts';

type Values = PropertyDocument['property'];

const read = (name: string) =>
  parse(readFileSync(new URL(`../../demo/casa-do-limoeiro/${name}.yaml`, import.meta.url), 'utf8'), {
    schema: 'failsafe',
  }) as Values;

const document: PropertyDocument = { property: read('property'), texts: { en: read('en'), de: read('de') } };

/** A property of the demo, in two languages, with something missing in its description, its prices and its terms. */
export const fullProperty: ShownProperty = {
  property: 'casa-do-limoeiro',
  managedBy: 'dashboard',
  revision: 'revision-1',
  hasDraft: true,
  isRetired: false,
  document,
  published: {
    version: 3,
    document: { ...document, property: { ...(document.property as object), beds: '9' } },
  },
  errors: [
    { code: 'missing', path: ['texts', 'de', 'description'] },
    { code: 'notAmount', path: ['property', 'pricing', 'rate'] },
    { code: 'notTime', path: ['property', 'rules', 'checkInAfter'] },
  ],
  warnings: [{ code: 'noPhotos', path: ['property', 'photos'] }],
  photos: (document.property as { photos: string[] }).photos.map((file) => ({
    file,
    // Any picture of the site.
    address: '/icon.svg',
    id: null,
    width: 1600,
    height: 1067,
    focalPoint: null,
  })),
  languages: ['en', 'pt', 'fr', 'de', 'es'],
};
