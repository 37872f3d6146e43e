import * as v from 'valibot';
import type { YamlFile } from './yamlFile.ts';

/** What may cost a host money or trouble with the authorities, and is told by "doctor" and at the start too. */
export type Topic = 'prices' | 'examples' | 'suspects';

/** Something in the content folder that has to be mended before the site can start, or that looks odd. */
export interface ContentError {
  readonly file: string;
  readonly line?: number;
  readonly text: string;
  readonly about?: Topic;
}

/** A field that is as it may be, and hardly as it is meant. */
export interface ContentIssue {
  readonly field: readonly unknown[];
  /** Continues a sentence that begins with the field's name. */
  readonly text: string;
  readonly about?: Topic;
}

/** `content/casa/property.yaml:12: pricing.rate should be …` */
export const contentSentence = ({ file, line, text }: ContentError): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${text}`;

/** The content folder cannot be used as it is; the message has one line for each mistake. */
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

/** `paymentOptions[2].schedule`, counting from 1 as people do. */
export const fieldName = (path: readonly unknown[]) =>
  path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part + 1}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');

/** Notes what was found in a file, with the line of each field. */
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
 * The file's content where it fits the schema; else undefined, and its mistakes are noted, with the names of the
 * top fields that have some.
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
