import { beforeEach, expect, test } from 'vitest';
import { checkSource, loadContent, type UnitSource } from '../../server/host/content/index.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';

const offered = ['en', 'pt'] as const;
let source: UnitSource;
beforeEach(async () => {
  const folder = await createTestFolder();
  await writeContent(folder, ['casa']);
  source = (await loadContent(folder)).units.get('casa')!.readSource();
});

const withField = (field: string, value: string): UnitSource => ({
  ...source,
  property: { ...(source.property as object), [field]: value },
});

const isExample = ({ about }: { about?: string }) => about === 'examples';
const email = { code: 'exampleValue', path: ['property', 'contact', 'email'] };

test('values of examples are warnings, and errors of a site that takes money', () => {
  const { errors, warnings } = checkSource(source, { offered });
  expect(errors).toEqual([]);
  expect(warnings.filter(isExample)).toContainEqual(expect.objectContaining(email));
  expect(checkSource(source, { offered, refusesExamples: true })).toEqual({
    errors: warnings.filter(isExample),
    warnings: [],
  });
});

test('values of examples do not matter in a property that is no longer offered', () => {
  const { errors, warnings } = checkSource(withField('retired', 'yes'), { offered, refusesExamples: true });
  expect([errors, warnings.filter(isExample)]).toEqual([[], []]);
});

test('a content without texts lacks those in the default language', () => {
  expect(checkSource({ ...source, texts: {} }, { offered: ['pt', 'en'] }).errors).toEqual([
    { code: 'missing', path: ['texts', 'pt'] },
  ]);
});

test('a photo that is not stored is an error, whose text is not required', () => {
  const { errors } = checkSource({ ...source, photoSizes: {} }, { offered });
  expect(errors).toEqual([
    {
      code: 'photoMissing',
      path: ['property', 'photos', 0],
      params: { photo: '01-front.webp', folder: 'photos/' },
    },
  ]);
});
