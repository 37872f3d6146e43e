import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { checkDocument, type PropertyDocument } from '../../contract/content/checks/checkDocument.ts';
import { changeFields } from '../../contract/content/documentFields.ts';
import { fieldName, type ContentIssue, type IssueCode } from '../../contract/content/issues.ts';
import { completeLanguages } from '../../contract/values/language.ts';
import { isAtField } from '../../src/dashboard/views/propertyEditor/findIssues.ts';
import { tables } from '../i18n/support/locales.ts';
import { plainUnit, type UnitFiles } from '../support/content.ts';
import { formatIssue } from './formatIssue.ts';
import { propertyErrors } from './propertyErrors.ts';
import { propertyWarnings } from './propertyWarnings.ts';

const today = new Date('2027-03-01T12:00:00Z');

/** Parses YAML as the site does: every value stays text. */
const read = (source: string): unknown => parse(source, { schema: 'failsafe' });

/** Checks a plain property after a change, with photos of one size. */
function check({ property, texts }: UnitFiles, size = { width: 4000, height: 3000 }) {
  const written = Object.entries(texts).map(([language, own]) => [language, read(stringify(own))]);
  const document = { property: read(stringify(property)), texts: Object.fromEntries(written) as object };
  return checkDocument(document, new Map(property.photos.map((photo) => [photo, size])), today);
}

/** Checks `property.yaml` as a host wrote it. */
const findErrors = (source: string) =>
  checkDocument({ property: read(source), texts: {} }, new Map(), today).errors;

/** The name of a field within its file. */
const getField = ({ path }: ContentIssue) => fieldName(path.slice(path[0] === 'texts' ? 2 : 1));

describe('an error in a property', () => {
  const coded = propertyErrors.filter(({ code }) => code !== undefined);

  test.each(coded)('has a code, a field, and a text in every language: $name', (error) => {
    const { code, was, becomes, message } = error;
    const source = stringify(plainUnit('casa').property);
    const issues = findErrors(source.replace(was, becomes));
    const issue = issues.find((one) => one.code === code && message.startsWith(`${getField(one)} `));
    expect(issue, JSON.stringify(issues)).toBeDefined();
    for (const language of completeLanguages)
      expect(formatIssue(issue!, language)).not.toContain('undefined');
  });
});

test('each text that an added language needs is missing at its own field of the editor', () => {
  const { property, texts } = plainUnit('casa');
  const written = {
    property: read(stringify(property)),
    texts: { en: read(stringify(texts['en'])), de: {} },
  };
  const sizes = new Map(property.photos.map((photo) => [photo, { width: 4000, height: 3000 }]));
  const find = (document: PropertyDocument) =>
    checkDocument(document, sizes, today, { listsTexts: true }).errors;
  const missing = find(written);
  expect(missing.map(({ path }) => fieldName(path))).toEqual(
    expect.arrayContaining([
      'texts.de.name',
      'texts.de.location.city',
      `texts.de.paymentOptions.${property.paymentOptions[0]!.id}.name`,
    ]),
  );
  expect(missing.filter((issue) => issue.code !== 'missing' || !isAtField(issue))).toEqual([]);
  const filled = changeFields(
    written,
    missing.map(({ path }) => ({ path, value: 'Text' })),
  );
  expect(find(filled)).toEqual([]);
});

describe('a value that is probably wrong', () => {
  test.each(propertyWarnings)(
    'has a code, a field, and a text in every language: %s at %s',
    (code, field, change) => {
      const files = plainUnit('casa');
      change(files);
      for (const texts of Object.values(files.texts)) {
        if (files.property.pricing.seasons) texts.seasons = { winter: 'Winter' };
        if (files.property.photos.length === 0) texts.photos = {};
      }
      const found = check(files).warnings.filter((issue) => issue.code === code);
      expect(found.map(getField)).toEqual([field]);
      for (const language of completeLanguages)
        expect(formatIssue(found[0]!, language)).not.toContain('undefined');
    },
  );

  test.each([
    ['photoTooSmall', { width: 300, height: 200 }],
    ['photoPortrait', { width: 2000, height: 3000 }],
  ] as const)('has a code and the path of the photo: %s', (code, size) => {
    const found = check(plainUnit('casa'), size).warnings.filter((issue) => issue.code === code);
    expect(found.map(({ path }) => path)).toEqual([['property', 'photos', 0]]);
    for (const language of completeLanguages)
      expect(formatIssue(found[0]!, language)).toContain('01-front.webp');
  });

  test('has the path of the text in its language', () => {
    const files = plainUnit('casa');
    Object.assign(files.property, { arrival: { holdBackDays: 3 } });
    Object.assign(files.texts.de, { arrival: { keys: 'Der Code ist 1234.' } });
    files.texts.fr = files.texts.en;
    const paths = check(files).warnings.map(({ code, path }) => [code, path]);
    expect(paths).toContainEqual(['suspectedCode', ['texts', 'de', 'arrival', 'keys']]);
    expect(paths).toContainEqual(['untranslated', ['texts', 'fr']]);
  });
});

describe('a document', () => {
  test('without errors has none, in every language', () => {
    expect(check(plainUnit('casa')).errors).toEqual([]);
  });

  test('has errors in its texts, with their language, and names other fields with their part', () => {
    const files = plainUnit('casa');
    files.texts.pt.summary = '';
    files.property.stay.minNights = 29;
    expect(check(files)).toEqual({
      errors: [
        {
          code: 'stayLengths',
          path: ['property', 'stay'],
          params: { max: ['property', 'stay', 'maxNights'], min: ['property', 'stay', 'minNights'] },
        },
        { code: 'empty', path: ['texts', 'pt', 'summary'], params: {} },
      ],
      warnings: [],
    });
  });

  test.each([undefined, 'a text', [], {}])('that is %j has errors, and does not throw', (property) => {
    const { errors } = checkDocument({ property, texts: { en: property } }, new Map(), today);
    expect(errors[0]?.path[0]).toBe('property');
  });
});

test('every code of the checks has a case in this file', () => {
  // Other tests of this folder have the cases of photos, of the demo and of whole files.
  const other = /^(demo|example|photo)|^(suspectedCode|unlistedPhotos|unusablePhotoName|untranslated)$/;
  const tested = new Set(
    [...propertyErrors, ...propertyWarnings.map(([code]) => ({ code }))].map(({ code }) => code),
  );
  const codes = Object.keys(tables.content.en).map((id) => id.replace('content.', '') as IssueCode);
  expect(codes.filter((code) => !tested.has(code) && !other.test(code))).toEqual([]);
});
