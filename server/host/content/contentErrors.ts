import * as v from 'valibot';
import { readIssue, type ContentIssue, type Topic } from '../../../contract/content/issues.ts';
import { getIssueText } from './issueText.ts';
import type { YamlFile } from './yamlFile.ts';

/** An error in the content folder that must be corrected before the site can start, or a warning. */
export interface ContentError {
  readonly file: string;
  readonly line?: number;
  readonly text: string;
  readonly about?: Topic;
}

/** `content/casa/property.yaml:12: pricing.rate should be …` */
export const contentSentence = ({ file, line, text }: ContentError): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${text}`;

/** The content folder has errors; the message has one line for each. */
export class ContentRefused extends Error {
  override readonly name = 'ContentRefused';
  readonly mistakes: readonly string[];
  readonly found: readonly ContentError[];

  constructor(mistakes: readonly ContentError[]) {
    const sentences = mistakes.map(contentSentence);
    super(sentences.join('\n'));
    this.mistakes = sentences;
    this.found = mistakes;
  }
}

/** Adds the issues of a file's fields, with the line of each field. */
export function addIssues(file: YamlFile, issues: readonly ContentIssue[], found: ContentError[]) {
  for (const issue of issues) {
    const { path, about } = issue;
    const text = getIssueText(issue);
    found.push({ file: file.path, line: file.getLine(path), text, ...(about && { about }) });
  }
}

const shownInput = ({ input, type }: v.BaseIssue<unknown>) =>
  type !== 'strict_object' && (typeof input === 'string' || typeof input === 'number') && input !== ''
    ? `, but is "${String(input).slice(0, 60)}"`
    : '';

function toContentError(file: YamlFile, issue: v.BaseIssue<unknown>): ContentError {
  const read = readIssue(issue);
  const text = `${getIssueText(read)}${shownInput(issue)}`;
  return { file: file.path, line: file.getLine(read.path), text };
}

/**
 * Returns the file's content if it matches the schema; otherwise undefined, and adds its errors and the names of the
 * top-level fields that have some.
 */
export function readAs<S extends v.GenericSchema<unknown, unknown>>(
  schema: S,
  file: YamlFile,
  mistakes: ContentError[],
  wrongFields: Set<string> = new Set(),
): v.InferOutput<S> | undefined {
  if (file.broken.length > 0) {
    mistakes.push(...file.broken.map((error) => ({ file: file.path, ...error })));
    return undefined;
  }
  const result = v.safeParse(schema, file.value);
  if (result.success) return result.output;
  mistakes.push(...result.issues.map((issue) => toContentError(file, issue)));
  for (const { path } of result.issues) wrongFields.add(String(path?.[0]?.key));
  return undefined;
}
