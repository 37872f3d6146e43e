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

/** Quotes the rejected value of an issue, which only the command line and the log do. */
const shownInput = ({ input }: ContentIssue) =>
  input === undefined ? '' : `, but is "${String(input).slice(0, 60)}"`;

/** Describes an issue of a file's field, with its line. */
export function toContentError(file: YamlFile, issue: ContentIssue): ContentError {
  const { path, about } = issue;
  const text = `${getIssueText(issue)}${shownInput(issue)}`;
  return { file: file.path, line: file.getLine(path), text, ...(about && { about }) };
}

/** Adds the issues of a file's fields, with the line of each field. */
export const addIssues = (file: YamlFile, issues: readonly ContentIssue[], found: ContentError[]) =>
  found.push(...issues.map((issue) => toContentError(file, issue)));

/** The errors because of which a file cannot be parsed as YAML. */
export const getYamlErrors = ({ path, broken }: YamlFile): ContentError[] =>
  broken.map((error) => ({ file: path, ...error }));

/** Returns the file's content if it matches the schema; otherwise undefined, and adds its errors. */
export function readAs<S extends v.GenericSchema<unknown, unknown>>(
  schema: S,
  file: YamlFile,
  mistakes: ContentError[],
): v.InferOutput<S> | undefined {
  if (file.broken.length > 0) {
    mistakes.push(...getYamlErrors(file));
    return undefined;
  }
  const result = v.safeParse(schema, file.value);
  if (result.success) return result.output;
  addIssues(file, result.issues.map(readIssue), mistakes);
  return undefined;
}
