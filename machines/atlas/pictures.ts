import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, normalize } from 'node:path';
import * as v from 'valibot';

export const devices = ['phone', 'desk'] as const;
export const schemes = ['light', 'dark'] as const;

export type Device = (typeof devices)[number];
export type Scheme = (typeof schemes)[number];

/** What stands in the folder of pictures, and tells what they show. */
export const manifestName = 'manifest.json';

/** A file beside the manifest: nothing else is ever shown or sent because a manifest names it. */
const file = v.pipe(
  v.string(),
  v.check(
    (path) => path !== '' && !isAbsolute(path) && !normalize(path).startsWith('..'),
    'is no file in the folder of the manifest',
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
  /** What is read out at once. */
  alerts: lines,
  /** What is read out when there is time. */
  news: lines,
  /** What can be pressed, as `button “Book now”`. */
  moves: lines,
  /** What is filled in, with what it holds. */
  fields: lines,
  /** Where the focus is. */
  focus: v.string(),
  /** The tree of roles and names that a screen reader walks, as Playwright's `ariaSnapshot` writes it. */
  tree: v.string(),
});

const mail = v.object({
  mail: v.string(),
  /** What is special about it, where it is not always the same: `with a tax`. */
  variant: v.optional(v.string()),
  language: v.string(),
  subject: v.string(),
  text: v.string(),
  html: file,
  invite: v.optional(file),
  picture: file,
});

const manifest = v.object({
  /** The commit of the site that was walked. */
  commit: v.string(),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  seconds: v.pipe(v.number(), v.minValue(0)),
  pictures: v.array(picture),
  texts: v.array(stateText),
  mails: v.array(mail),
});

/** One screen of the application in one state, as it is seen. */
export type Picture = v.InferOutput<typeof picture>;
/** What whoever listens to a screen is told in a state. */
export type StateText = v.InferOutput<typeof stateText>;
/** A mail as it arrives. */
export type Mail = v.InferOutput<typeof mail>;
/** What was seen and heard of an application's states, and of the mails that it sends. */
export type Manifest = v.InferOutput<typeof manifest>;

/** A folder of pictures whose manifest says nothing that can be believed. */
class PicturesUnreadable extends Error {
  constructor(path: string, why: string) {
    super(
      `${path}: ${why}. Take the pictures anew with \`npm run atlas -- pictures\`, or delete the folder.`,
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
  `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`;

/**
 * What was seen and heard, as a folder of pictures tells it; nothing where none were taken.
 *
 * @throws PicturesUnreadable where the manifest is broken or of another version
 */
export function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, manifestName);
  if (!existsSync(path)) return undefined;
  const result = v.safeParse(manifest, parsed(path));
  if (result.success) return result.output;
  throw new PicturesUnreadable(path, result.issues.slice(0, 3).map(formatIssue).join('; '));
}
