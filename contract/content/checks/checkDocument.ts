import * as v from 'valibot';
import { isRecord } from '../../values/isRecord.ts';
import { languages, type Language } from '../../values/language.ts';
import { readIssue, type ContentIssue, type FieldPath } from '../issues.ts';
import { propertySchema } from '../property.ts';
import { createTextsSchema, findNamedTexts, type Texts } from '../texts.ts';
import { findArrivalWarnings } from './arrivalWarnings.ts';
import { findInstalmentWarnings } from './instalmentWarnings.ts';
import { findPropertyErrors } from './propertyErrors.ts';
import { findCityWarnings } from './sibaWarnings.ts';
import { findSuspectedExamples } from './suspectedExamples.ts';
import { findUntranslated, findWarnings, type PhotoSizes } from './warnings.ts';

/** A property as its host wrote it: the values of its files are texts, lists and blocks. */
export interface PropertyDocument {
  readonly property: unknown;
  readonly texts: Readonly<Partial<Record<Language, unknown>>>;
}

/** The errors of a document, because of which it cannot be published; without errors, its warnings. */
export interface DocumentIssues {
  readonly errors: readonly ContentIssue[];
  readonly warnings: readonly ContentIssue[];
}

/** Makes the paths of a part's issues those within the document. */
const inPart = (part: FieldPath, issues: readonly ContentIssue[]): ContentIssue[] =>
  issues.map(({ params = {}, ...issue }) => ({
    ...issue,
    path: [...part, ...issue.path],
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'object' ? [...part, ...value] : value,
      ]),
    ),
  }));

/**
 * Checks a document. Paths begin with `property`, or with `texts` and the language. Photos without a size are not
 * judged, and the examples of the demo are known only to the server.
 */
export function checkDocument(
  { property: written, texts }: PropertyDocument,
  photoSizes: PhotoSizes,
  now: Date,
): DocumentIssues {
  const { success, output: property, issues = [] } = v.safeParse(propertySchema, written);
  const errors = inPart(['property'], success ? findPropertyErrors(property) : issues.map(readIssue));
  // Without a block of fields, the required texts are unknown.
  if (!isRecord(written)) return { errors, warnings: [] };
  const wrongFields = new Set(issues.map(({ path }) => String(path?.[0]?.key)));
  const schema = createTextsSchema(findNamedTexts(written, wrongFields));
  const parsed = new Map<Language, Texts>();
  for (const language of languages.filter((one) => texts[one] !== undefined)) {
    const result = v.safeParse(schema, texts[language]);
    if (result.success) parsed.set(language, result.output);
    else errors.push(...inPart(['texts', language], result.issues.map(readIssue)));
  }
  if (!success || errors.length > 0) return { errors, warnings: [] };
  const ofProperty = [
    ...findWarnings(property, photoSizes, now),
    ...findInstalmentWarnings(property),
    ...findArrivalWarnings(property, written, [...parsed.values()]),
    ...findCityWarnings(property, [...parsed.values()]),
    ...findSuspectedExamples(written),
  ];
  const ofTexts = [...parsed.keys()].flatMap((language) =>
    inPart(['texts', language], findSuspectedExamples(texts[language])),
  );
  const untranslated = findUntranslated(parsed).map(({ language, sameAs }): ContentIssue => {
    return { path: ['texts', language], code: 'untranslated', params: { file: `${sameAs}.yaml` } };
  });
  return { errors, warnings: [...inPart(['property'], ofProperty), ...ofTexts, ...untranslated] };
}
