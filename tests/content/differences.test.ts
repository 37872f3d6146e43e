import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PropertyDocument } from '../../contract/content/checks/checkDocument.ts';
import { findDifferences, mergeDocuments, proposeSides } from '../../contract/content/differences.ts';
import { anyDocument } from './support/anyDocument.ts';

const base: PropertyDocument = {
  property: {
    maxGuests: '4',
    pricing: { rate: '140.00', seasons: [{ name: 'summer', rate: '180.00' }] },
    highlights: ['garden'],
  },
  texts: { en: { name: 'Casa' } },
};
const mine: PropertyDocument = {
  property: {
    maxGuests: '5',
    pricing: { rate: '140.00', seasons: [{ name: 'summer', rate: '190.00' }] },
    highlights: ['garden', 'view'],
  },
  texts: { en: { name: 'Casa' } },
};
const theirs: PropertyDocument = {
  property: {
    maxGuests: '6',
    pricing: { rate: '150.00', seasons: [{ name: 'summer', rate: '180.00' }] },
    highlights: ['garden'],
  },
  texts: { en: { name: 'Casa' }, pt: { name: 'Casa' } },
};

const differences = findDifferences(mine, theirs);

test('lists each field that differs; a list whose length differs is one field', () => {
  expect(differences).toEqual([
    { path: ['property', 'maxGuests'], mine: '5', theirs: '6' },
    { path: ['property', 'pricing', 'rate'], mine: '140.00', theirs: '150.00' },
    { path: ['property', 'pricing', 'seasons', 0, 'rate'], mine: '190.00', theirs: '180.00' },
    { path: ['property', 'highlights'], mine: ['garden', 'view'], theirs: ['garden'] },
    { path: ['texts', 'pt', 'name'], mine: undefined, theirs: 'Casa' },
  ]);
});

test('proposes the only version that changed a field, and mine if both did', () => {
  expect(proposeSides(differences, base)).toEqual({
    'property.maxGuests': 'mine',
    'property.pricing.rate': 'theirs',
    'property.pricing.seasons[1].rate': 'mine',
    'property.highlights': 'mine',
    'texts.pt.name': 'theirs',
  });
});

test('merges the chosen versions', () => {
  expect(mergeDocuments(theirs, differences, proposeSides(differences, base))).toEqual({
    property: {
      maxGuests: '5',
      pricing: { rate: '150.00', seasons: [{ name: 'summer', rate: '190.00' }] },
      highlights: ['garden', 'view'],
    },
    texts: { en: { name: 'Casa' }, pt: { name: 'Casa' } },
  });
});

test('my versions of all fields are my document, and theirs are their document', () => {
  expect(mergeDocuments(theirs, differences, {})).toEqual(mine);
  const all = Object.fromEntries(
    Object.keys(proposeSides(differences, base)).map((name) => [name, 'theirs' as const]),
  );
  expect(mergeDocuments(theirs, differences, all)).toEqual(theirs);
});

test('an added language without texts differs from a missing one, and is kept by a merge', () => {
  const added = { ...base, texts: { ...base.texts, de: {} } };
  const found = findDifferences(added, base);
  expect(found).toEqual([{ path: ['texts', 'de'], mine: {}, theirs: undefined }]);
  expect(mergeDocuments(base, found, proposeSides(found, base))).toEqual(added);
});

test('a merge of my versions of all differing fields is my document, whatever the documents are', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (one, other) => {
      expect(mergeDocuments(other, findDifferences(one, other), {})).toEqual(one);
    }),
  );
});
