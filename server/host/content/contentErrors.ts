import * as v from 'valibot';
import type { YamlFile } from './yamlFile.ts';

/**
 * The kinds of errors that can cost a host money or trouble with the authorities, and that "doctor" and the start of
 * the site report.
 */
export type Topic = 'prices' | 'identity' | 'examples' | 'suspects';

/** An error in the content folder that must be corrected before the site can start, or a warning. */
export interface ContentError {
  readonly file: string;
  readonly line?: number;
  readonly text: string;
  readonly about?: Topic;
}

/** A field whose value is valid but probably wrong. */
export interface ContentIssue {
  readonly field: readonly unknown[];
  /** Continues a sentence that begins with the field's name. */
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

/** Formats a path as `paymentOptions[2].schedule`; list items are counted from 1. */
export const fieldName = (path: readonly unknown[]) =>
  path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part + 1}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');

/** Adds the warnings about a file, with the line of each field. */
export function addWarnings(file: YamlFile, found: readonly ContentIssue[], odd: ContentError[]) {
  for (const { field, text, about } of found) {
    const sentence = field.length === 0 ? text : `${fieldName(field)} ${text}`;
    odd.push({ file: file.path, line: file.getLine(field), text: sentence, ...(about && { about }) });
  }
}

const found = ({ input, type }: v.BaseIssue<unknown>) =>
  type !== 'strict_object' && (typeof input === 'string' || typeof input === 'number') && input !== ''
    ? `, but is "${String(input).slice(0, 60)}"`
    : '';

function toContentError(file: YamlFile, issue: v.BaseIssue<unknown>): ContentError {
  const path = (issue.path ?? []).map(({ key }) => key);
  const name = fieldName(path);
  return {
    file: file.path,
    line: file.getLine(path),
    text: `${name === '' ? 'the file' : name} ${issue.message}${found(issue)}`,
  };
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
