import * as v from 'valibot';
import { isRecord } from '../../values/isRecord.ts';
import { languages, type Language } from '../../values/language.ts';
import { readIssue, type ContentIssue, type FieldPath } from '../issues.ts';
import { propertySchema, type PropertyFile } from '../property.ts';
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

/** A document that was checked. */
export interface CheckedDocument extends DocumentIssues {
  /** Its content if it has no errors. */
  readonly parsed?: { readonly property: PropertyFile; readonly texts: ReadonlyMap<Language, Texts> };
}

/** Findings that need the server. Paths are those within the document. */
export interface ServerFindings {
  /** Errors of photos, such as a file that does not exist. */
  readonly photoErrors?: readonly ContentIssue[];
  /** Warnings about the folder of the photos. */
  readonly photoWarnings?: readonly ContentIssue[];
  /** The languages that the site offers; texts in others are never shown. */
  readonly offered?: readonly Language[];
  /** Whether each missing text is an error of its own, and not the missing block around it. A form marks its fields. */
  readonly listsTexts?: boolean;
  /** Finds values of the examples and of the demo. */
  readonly findExamples?: (property: PropertyFile) => readonly ContentIssue[];
}

/** Makes the paths of a part's issues those within the document. */
export const inPart = (part: FieldPath, issues: readonly ContentIssue[]): ContentIssue[] =>
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

const isBlock = (schema: v.GenericSchema): schema is v.StrictObjectSchema<v.ObjectEntries, undefined> =>
  schema.type === 'strict_object';

/** Returns a value with empty blocks in the place of missing ones that its schema requires. */
function addBlocks(schema: v.GenericSchema, written: unknown): unknown {
  if (!isBlock(schema) || !(written === undefined || isRecord(written))) return written;
  const blocks = Object.entries(schema.entries)
    .filter(([, entry]) => isBlock(entry as v.GenericSchema))
    .map(([name, entry]) => [name, addBlocks(entry as v.GenericSchema, written?.[name])]);
  return { ...written, ...(Object.fromEntries(blocks) as object) };
}

/** Finds texts that are the same in two of the languages that guests read. */
const findUntranslatedTexts = (texts: ReadonlyMap<Language, Texts>, offered: readonly Language[]) =>
  findUntranslated(new Map([...texts].filter(([language]) => offered.includes(language)))).map(
    ({ language, sameAs }): ContentIssue => ({
      path: ['texts', language],
      code: 'untranslated',
      params: { file: `${sameAs}.yaml` },
    }),
  );

/** Finds values that may be those of an example, or of another property. */
function findSuspects(
  { property: written, texts: writtenTexts }: PropertyDocument,
  property: PropertyFile,
  texts: ReadonlyMap<Language, Texts>,
): ContentIssue[] {
  return [
    ...inPart(['property'], findSuspectedExamples(written)),
    ...[...texts.keys()].flatMap((language) =>
      inPart(['texts', language], findSuspectedExamples(writtenTexts[language])),
    ),
    ...inPart(['property'], findCityWarnings(property, [...texts.values()])),
  ];
}

/**
 * Checks a document. Paths begin with `property`, or with `texts` and the language. Photos without a size are not
 * judged, and only the server adds its findings.
 */
export function checkDocument(
  document: PropertyDocument,
  photoSizes: PhotoSizes,
  now: Date,
  {
    photoErrors = [],
    photoWarnings = [],
    offered = languages,
    listsTexts = false,
    findExamples,
  }: ServerFindings = {},
): CheckedDocument {
  const { property: written, texts } = document;
  const { success, output: property, issues = [] } = v.safeParse(propertySchema, written);
  const errors = inPart(['property'], success ? findPropertyErrors(property) : issues.map(readIssue));
  errors.push(...photoErrors);
  // Without a block of fields, the required texts are unknown.
  if (!isRecord(written)) return { errors, warnings: [] };
  const wrongFields = new Set([
    ...issues.map(({ path }) => String(path?.[0]?.key)),
    ...photoErrors.map(({ path }) => String(path[1])),
  ]);
  const schema = createTextsSchema(findNamedTexts(written, wrongFields));
  const parsed = new Map<Language, Texts>();
  for (const language of languages.filter((one) => texts[one] !== undefined)) {
    const written = texts[language];
    const result = v.safeParse(schema, listsTexts ? addBlocks(schema, written) : written);
    if (result.success) parsed.set(language, result.output);
    else errors.push(...inPart(['texts', language], result.issues.map(readIssue)));
  }
  if (!success || errors.length > 0) return { errors, warnings: [] };
  const warnings = [
    ...findUntranslatedTexts(parsed, offered),
    // The values of a property that is no longer offered do not matter.
    ...(property.retired
      ? []
      : [...(findExamples?.(property) ?? []), ...findSuspects(document, property, parsed)]),
    ...inPart(
      ['property'],
      [...findWarnings(property, photoSizes, now), ...findInstalmentWarnings(property)],
    ),
    ...photoWarnings,
    ...inPart(['property'], findArrivalWarnings(property, written, [...parsed.values()])),
  ];
  return { errors, warnings, parsed: { property, texts: parsed } };
}
