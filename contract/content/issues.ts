import type * as v from 'valibot';
import type english from '../../locales/en/content.json';

type WithoutPrefix<Id> = Id extends `content.${infer Code}` ? Code : never;

/** The code of an error or a warning about a property. Its text is the message `content.<code>` of `content.json`. */
export type IssueCode = WithoutPrefix<keyof typeof english>;

/** The path of a field within a file; items of lists are counted from 0. */
export type FieldPath = readonly (string | number)[];

/** The arguments of a message; a path is shown as the name of its field. Amounts are in euros. */
export type IssueParams = Readonly<Record<string, string | number | FieldPath>>;

/**
 * The kinds of errors that can cost a host money or trouble with the authorities, and that "doctor" and the start of
 * the site report.
 */
export type Topic = 'prices' | 'identity' | 'examples' | 'suspects';

/** A field whose value is wrong, or valid but probably wrong. */
export interface ContentIssue {
  readonly code: IssueCode;
  readonly params?: IssueParams;
  readonly path: FieldPath;
  readonly about?: Topic;
  /** The rejected value, if it is a text or a number. */
  readonly input?: string | number;
}

/**
 * Returns the message of a schema. Messages of valibot are texts, so this one contains the code and its parameters;
 * `readIssue` reads them. Paths are relative to the value that the schema validates.
 */
export const issueMessage = (code: IssueCode, params: IssueParams = {}): string =>
  JSON.stringify({ code, params });

/** Converts an error of a schema whose messages `issueMessage` has written; its paths become those within the file. */
export function readIssue({ message, path, input, type }: v.BaseIssue<unknown>): ContentIssue {
  const { code, params } = JSON.parse(message) as { code: IssueCode; params: IssueParams };
  const field = path?.map(({ key }) => key as string | number) ?? [];
  const absolute = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? [...field, ...value] : value,
  ]);
  const isValue = (typeof input === 'string' && input !== '') || typeof input === 'number';
  return {
    code,
    params: Object.fromEntries(absolute) as IssueParams,
    path: field,
    ...(isValue && type !== 'strict_object' && { input }),
  };
}

/** Formats a path as `paymentOptions[2].schedule`; list items are counted from 1. */
export const fieldName = (path: FieldPath): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part + 1}]`;
    return name === '' ? part : `${name}.${part}`;
  }, '');
