import * as v from 'valibot';
import { mostOrdered } from '../content/siteSettings.ts';
import { means } from '../schemas/means.ts';
import { instant, language, unitId } from '../schemas/primitives.ts';
import { propertyDocument } from '../schemas/propertyDocument.ts';
import type { HostOperation } from '../operation.ts';
import { hosts } from './deskOperation.ts';

/** The maximum size of a document in bytes, less than what the site and its proxies accept; the demo has 40 kB. */
const mostDocumentBytes = 250_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const revision = means(
  v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(128, 'too_long')),
  'A hash of the newest content of a property: of its draft, or of the published version if it has no draft.',
);
const versionNumber = means(v.pipe(v.number(), v.integer(), v.minValue(1)), 'The number of a version.');
const pathPart = v.union([v.string(), v.number()]);
const fieldPath = means(
  v.array(pathPart),
  'The path of a field in the document, beginning with `property`, or with `texts` and a language; items of lists are counted from 0.',
);

/** An error or a warning about the content of a property. */
export const issue = v.object({
  code: means(
    v.string(),
    'The code of the message, which `locales/*/content.json` contains as `content.<code>`.',
  ),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number(), fieldPath]))),
  path: fieldPath,
});

const issues = v.object({
  errors: means(v.array(issue), 'The errors, because of which the content cannot be published.'),
  warnings: means(
    v.array(issue),
    'Values that are valid but probably wrong; only listed if there is no error.',
  ),
});
export type PropertyIssues = v.InferOutput<typeof issues>;

const managedBy = means(
  v.picklist(['files', 'dashboard']),
  'Whether the files of the folder in CONTENT_DIR or the dashboard manage the property.',
);

const photo = v.object({
  file: means(v.string(), 'The name by which the document refers to the photo.'),
  address: means(v.string(), 'The path of the picture, for people who have signed in.'),
  id: means(v.nullable(v.string()), 'The id of the uploaded photo; null for a photo in a folder.'),
  width: count,
  height: count,
  focalPoint: v.nullable(v.object({ x: v.number(), y: v.number() })),
});
export type PropertyPhoto = v.InferOutput<typeof photo>;

const listedProperty = v.object({
  property: unitId,
  name: means(v.string(), 'The name in the language of the person; the id if it has none yet.'),
  state: means(
    v.picklist(['online', 'incomplete', 'retired']),
    'Whether guests can book the property, it was never published, or it is no longer offered.',
  ),
  hasDraft: means(v.boolean(), 'Whether it has changes that are not published.'),
  managedBy,
  isDemo: means(
    v.boolean(),
    'Whether it belongs to the demo, which the site shows until the host has a property.',
  ),
  errors: means(count, 'The number of errors in the draft.'),
  warnings: means(count, 'The number of warnings about the newest content, except those about examples.'),
  hasExamples: means(
    v.boolean(),
    'Whether the newest content still has texts or photos of the demo or of examples.',
  ),
  missing: means(v.array(issue), 'The first errors of the draft, at most five.'),
  photo: means(v.nullable(v.string()), 'The path of a small picture of its first photo.'),
});
export type ListedProperty = v.InferOutput<typeof listedProperty>;

const published = v.object({ version: versionNumber, document: propertyDocument });

const shownProperty = v.object({
  property: unitId,
  managedBy,
  revision,
  hasDraft: v.boolean(),
  isRetired: means(v.boolean(), 'Whether the published version is no longer offered.'),
  document: means(propertyDocument, 'The draft, or the published version if there is no draft.'),
  published: means(v.nullable(published), 'The published version; null if the property was never published.'),
  ...issues.entries,
  photos: means(v.array(photo), 'The photos of its document and those that were uploaded for it.'),
  languages: means(v.array(language), 'The languages that the site offers, the default one first.'),
});
export type ShownProperty = v.InferOutput<typeof shownProperty>;

const storedDraft = v.object({ revision, ...issues.entries });
export type StoredDraft = v.InferOutput<typeof storedDraft>;

const listedVersion = v.object({
  version: versionNumber,
  state: v.picklist(['draft', 'published', 'superseded']),
  managedBy,
  author: means(
    v.nullable(v.string()),
    'The name of the person; null for the command line, files, and former people.',
  ),
  note: v.nullable(v.string()),
  createdAt: instant,
  publishedAt: v.nullable(instant),
});
export type ListedVersion = v.InferOutput<typeof listedVersion>;

const publishedAs = v.object({ property: unitId, version: versionNumber });

const params = { property: unitId };
const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500, 'too_long')));

/** The content of the properties: drafts, publication, earlier versions, and who manages a property. */
export const propertyOperations = {
  listProperties: {
    method: 'get',
    path: '/properties',
    summary: 'List the properties in the order of the site',
    success: { status: 200, answer: v.object({ properties: v.array(listedProperty) }) },
    problems: {},
    roles: hosts,
    effect: 'reads',
  },
  showProperty: {
    method: 'get',
    path: '/properties/{property}',
    summary: 'Show the content of a property',
    params,
    success: { status: 200, answer: shownProperty },
    problems: { 404: ['not-found'] },
    roles: hosts,
    effect: 'reads',
  },
  createProperty: {
    method: 'post',
    path: '/properties',
    summary: 'Begin a property, which guests do not see before it is published',
    body: v.object({
      property: unitId,
      name: v.pipe(v.string(), v.trim(), v.nonEmpty('blank'), v.maxLength(200, 'too_long')),
      language,
      like: means(
        v.optional(unitId),
        'The property whose content is copied, except its registration and reviews.',
      ),
    }),
    success: { status: 201, answer: v.object({ property: unitId, revision }) },
    problems: {
      404: ['not-found'],
      409: ['property-exists', 'idempotency-mismatch'],
      422: ['validation-failed'],
    },
    roles: hosts,
    effect: 'changes',
  },
  saveDraft: {
    method: 'post',
    path: '/properties/{property}/draft',
    summary: 'Save the content of a property as its draft',
    params,
    body: v.object({
      revision: means(revision, 'The revision that the document changes.'),
      document: propertyDocument,
    }),
    mostJsonBytes: mostDocumentBytes,
    success: { status: 200, answer: storedDraft },
    problems: {
      404: ['not-found'],
      409: ['draft-changed', 'managed-by-files', 'idempotency-mismatch'],
      422: ['validation-failed'],
    },
    roles: hosts,
    effect: 'stages',
  },
  discardDraft: {
    method: 'post',
    path: '/properties/{property}/draft/discard',
    summary: 'Delete the draft of a property; without a published version, the property',
    params,
    body: v.object({ revision }),
    success: { status: 200, answer: v.object({ property: unitId }) },
    problems: {
      404: ['not-found'],
      409: ['draft-changed', 'idempotency-mismatch'],
      422: ['validation-failed'],
    },
    roles: hosts,
    effect: 'changes',
  },
  publishProperty: {
    method: 'post',
    path: '/properties/{property}/publication',
    summary: 'Publish the draft of a property',
    params,
    body: v.object({ revision, note }),
    success: { status: 201, answer: publishedAs },
    problems: {
      404: ['not-found'],
      409: ['draft-changed', 'managed-by-files', 'idempotency-mismatch'],
      422: ['validation-failed', 'content-incomplete'],
    },
    roles: hosts,
    effect: 'publishes',
  },
  retireProperty: {
    method: 'post',
    path: '/properties/{property}/retirement',
    summary: 'Stop offering a property, or offer it again',
    params,
    body: v.object({ isRetired: v.boolean() }),
    success: { status: 201, answer: publishedAs },
    problems: {
      404: ['not-found'],
      409: ['managed-by-files', 'idempotency-mismatch'],
      422: ['validation-failed', 'content-incomplete'],
    },
    roles: hosts,
    effect: 'publishes',
  },
  orderProperties: {
    method: 'post',
    path: '/properties/order',
    summary: 'Choose the order of the properties on the site',
    body: v.object({ properties: v.pipe(v.array(unitId), v.maxLength(mostOrdered, 'too_long')) }),
    success: { status: 200, answer: v.object({ properties: v.array(unitId) }) },
    problems: { 409: ['idempotency-mismatch'], 422: ['validation-failed'] },
    roles: hosts,
    effect: 'changes',
  },
  adoptProperty: {
    method: 'post',
    path: '/properties/{property}/adoption',
    summary: 'Import the files of a property, so that the dashboard manages it',
    params,
    success: { status: 201, answer: publishedAs },
    problems: { 404: ['not-found'], 409: ['idempotency-mismatch'], 422: ['content-incomplete'] },
    roles: hosts,
    effect: 'publishes',
  },
  returnToFiles: {
    method: 'post',
    path: '/properties/{property}/return-to-files',
    summary: 'Let the files of its folder manage a property, from the next start of the site',
    params,
    success: { status: 200, answer: v.object({ property: unitId }) },
    problems: { 404: ['not-found'], 409: ['idempotency-mismatch'], 422: ['content-incomplete'] },
    roles: hosts,
    effect: 'publishes',
  },
  listVersions: {
    method: 'get',
    path: '/properties/{property}/versions',
    summary: 'List the versions of a property, the newest first',
    params,
    success: { status: 200, answer: v.object({ versions: v.array(listedVersion) }) },
    problems: { 404: ['not-found'] },
    roles: hosts,
    effect: 'reads',
  },
  showVersion: {
    method: 'get',
    path: '/properties/{property}/versions/{version}',
    summary: 'Show the content of a version',
    params: { ...params, version: v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'not_a_number')) },
    success: { status: 200, answer: published },
    problems: { 404: ['not-found'] },
    roles: hosts,
    effect: 'reads',
  },
} as const satisfies Record<string, HostOperation>;
