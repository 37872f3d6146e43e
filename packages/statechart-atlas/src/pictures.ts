import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, normalize } from 'node:path';
import * as v from 'valibot';

export const devices = ['phone', 'desk'] as const;
export const schemes = ['light', 'dark'] as const;

export type Device = (typeof devices)[number];
export type Scheme = (typeof schemes)[number];

/** The file in the folder of pictures that describes their content. */
export const manifestName = 'manifest.json';

/**
 * A file next to the manifest. Any other path is rejected: a manifest must not cause other files to be read or served.
 */
const file = v.pipe(
  v.string(),
  v.check(
    (path) => path !== '' && !isAbsolute(path) && !normalize(path).startsWith('..'),
    'is not a file in the folder of the manifest',
  ),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const lines = v.array(v.string());
const ofState = { machine: v.string(), state: v.string(), language: v.string() };

const picture = v.object({
  ...ofState,
  device: v.picklist(devices),
  scheme: v.picklist(schemes),
  file,
  /** In pixels of the file. */
  width: count,
  height: count,
  bytes: count,
});

const stateText = v.object({
  ...ofState,
  headings: lines,
  /** Texts that are announced immediately. */
  alerts: lines,
  /** Texts that are announced when the screen reader is idle. */
  news: lines,
  /** Buttons and links, as `button “Book now”`. */
  moves: lines,
  /** Input fields with their values. */
  fields: lines,
  /** The focused element. */
  focus: v.string(),
  /** The accessibility tree, in the format of Playwright's `ariaSnapshot`. */
  tree: v.string(),
});

const mail = v.object({
  mail: v.string(),
  /** A variant of the e-mail, such as `with a tax`. */
  variant: v.optional(v.string()),
  language: v.string(),
  subject: v.string(),
  text: v.string(),
  html: file,
  invite: v.optional(file),
  picture: file,
});

const manifest = v.object({
  /** The commit of the site in the pictures. */
  commit: v.string(),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  seconds: v.pipe(v.number(), v.minValue(0)),
  pictures: v.array(picture),
  texts: v.array(stateText),
  mails: v.array(mail),
});

/** A picture of one state. */
export type Picture = v.InferOutput<typeof picture>;
/** The screen reader texts of one state. */
export type StateText = v.InferOutput<typeof stateText>;
/** An e-mail as it arrives. */
export type Mail = v.InferOutput<typeof mail>;
/** The pictures and screen reader texts of an application's states, and its e-mails. */
export type Manifest = v.InferOutput<typeof manifest>;

/** A folder of pictures with an invalid manifest. */
class PicturesUnreadable extends Error {
  constructor(path: string, why: string) {
    super(
      `${path}: ${why}. Take the pictures again with \`npm run atlas -- pictures\`, or delete the folder.`,
    );
  }
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new PicturesUnreadable(path, (error as Error).message);
  }
}

const formatIssue = (issue: v.BaseIssue<unknown>) =>
  `${v.getDotPath(issue) ?? 'the manifest'}: ${issue.message}`;

/**
 * Reads the manifest of a folder of pictures; undefined if the folder has none.
 * @throws PicturesUnreadable if the manifest is invalid or of another version
 */
export function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, manifestName);
  if (!existsSync(path)) return undefined;
  const result = v.safeParse(manifest, parsed(path));
  if (result.success) return result.output;
  throw new PicturesUnreadable(path, result.issues.slice(0, 3).map(formatIssue).join('; '));
}
