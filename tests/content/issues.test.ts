import { createIntl } from '@formatjs/intl';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { findArrivalWarnings } from '../../contract/content/checks/arrivalWarnings.ts';
import { findInstalmentWarnings } from '../../contract/content/checks/instalmentWarnings.ts';
import { findPropertyErrors } from '../../contract/content/checks/propertyErrors.ts';
import { findCityWarnings } from '../../contract/content/checks/sibaWarnings.ts';
import { findSuspectedExamples } from '../../contract/content/checks/suspectedExamples.ts';
import { findWarnings } from '../../contract/content/checks/warnings.ts';
import { fieldName, readIssue, type ContentIssue, type IssueCode } from '../../contract/content/issues.ts';
import { propertySchema } from '../../contract/content/property.ts';
import { createTextsSchema, findNamedTexts } from '../../contract/content/texts.ts';
import { isRecord } from '../../contract/values/isRecord.ts';
import { completeLanguages, locales, type Language } from '../../contract/values/language.ts';
import { tables } from '../i18n/support/locales.ts';
import { plainUnit, type UnitFiles } from '../support/content.ts';
import { propertyErrors } from './propertyErrors.ts';
import { propertyWarnings } from './propertyWarnings.ts';

const today = new Date('2027-03-01T12:00:00Z');

/** Parses YAML as the site does: every value stays text. */
const read = (source: string): unknown => parse(source, { schema: 'failsafe' });

function findErrors(written: unknown): ContentIssue[] {
  const { success, output, issues } = v.safeParse(propertySchema, written);
  return success ? findPropertyErrors(output) : issues.map(readIssue);
}

/** The warnings about a property whose photos all have the same size. */
function findAllWarnings(
  { property, texts }: UnitFiles,
  size = { width: 4000, height: 3000 },
): ContentIssue[] {
  const written = read(stringify(property));
  const file = v.parse(propertySchema, written);
  const schema = createTextsSchema(findNamedTexts(isRecord(written) ? written : {}, new Set()));
  const english = v.parse(schema, read(stringify(texts.en)));
  return [
    ...findWarnings(file, new Map(file.photos.map((photo) => [photo, size])), today),
    ...findInstalmentWarnings(file),
    ...findArrivalWarnings(file, written, [english]),
    ...findCityWarnings(file, [english]),
    ...findSuspectedExamples(written),
  ];
}

const intls = new Map(
  completeLanguages.map((language) => [
    language,
    createIntl({
      locale: locales[language],
      messages: tables.content[language],
      onError: (error) => {
        throw error;
      },
    }),
  ]),
);

/** Formats an issue in a language, with the paths of fields as their names. */
function format({ code, params = {}, path }: ContentIssue, language: Language): string {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? fieldName(value) : value,
  ]);
  return intls
    .get(language)!
    .formatMessage({ id: `content.${code}` }, { ...Object.fromEntries(values), field: fieldName(path) });
}

describe('an error in a property', () => {
  const coded = propertyErrors.filter(({ code }) => code !== undefined);

  test.each(coded)('has a code, a field, and a text in every language: $name', (error) => {
    const { code, was, becomes, message } = error;
    const source = stringify(plainUnit('casa').property);
    const issues = findErrors(read(source.replace(was, becomes)));
    const issue = issues.find((one) => one.code === code && message.startsWith(`${fieldName(one.path)} `));
    expect(issue, JSON.stringify(issues)).toBeDefined();
    for (const language of completeLanguages) expect(format(issue!, language)).not.toContain('undefined');
  });
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
      const found = findAllWarnings(files).filter((issue) => issue.code === code);
      expect(found.map(({ path }) => fieldName(path))).toEqual([field]);
      for (const language of completeLanguages)
        expect(format(found[0]!, language)).not.toContain('undefined');
    },
  );

  test.each([
    ['photoTooSmall', { width: 300, height: 200 }],
    ['photoPortrait', { width: 2000, height: 3000 }],
  ] as const)('has a code and the path of the photo: %s', (code, size) => {
    const found = findAllWarnings(plainUnit('casa'), size).filter((issue) => issue.code === code);
    expect(found.map(({ path }) => path)).toEqual([['photos', 0]]);
    for (const language of completeLanguages) expect(format(found[0]!, language)).toContain('01-front.webp');
  });

  test('has the path of the text of an easy code', () => {
    const found = findSuspectedExamples({ arrival: { keys: 'The code is 1234.' } });
    expect(found.map(({ code, path }) => [code, fieldName(path)])).toEqual([
      ['suspectedCode', 'arrival.keys'],
    ]);
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
