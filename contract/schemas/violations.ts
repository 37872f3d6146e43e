import * as v from 'valibot';
import { means } from './means.ts';
import { violationMessages, type ViolationCode } from '../values/violationMessages.ts';

/** A rejected value. `propertyPath` uses dots and brackets: `guest.email`, `guests[1].nationality`. */
export const violation = v.object({
  propertyPath: means(
    v.string(),
    'The path of the value, with dots and brackets: `guest.email`, `guests[1].nationality`.',
  ),
  message: means(v.string(), 'The reason in English; the site translates it by its code.'),
  code: means(v.string(), 'A stable code of the reason for programs, such as `blank` or `too_long`.'),
});
export type Violation = v.InferOutput<typeof violation>;

/** Returns a violation with the standard English message of its code. */
export const toViolation = (propertyPath: string, code: ViolationCode): Violation => ({
  propertyPath,
  message: violationMessages[code],
  code,
});

/** Whether the contract defines a code. */
export const isCode = (text: string): text is ViolationCode => Object.hasOwn(violationMessages, text);

const getPath = (issue: v.BaseIssue<unknown>) =>
  (issue.path ?? []).reduce(
    (path, { key }) =>
      typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`,
    '',
  );

const getCode = (issue: v.BaseIssue<unknown>): ViolationCode => {
  if (isCode(issue.message)) return issue.message;
  if (issue.received === 'undefined' || issue.received === 'null') return 'blank';
  return issue.type === 'strict_object' ? 'unknown_field' : 'invalid';
};

/** Returns the violations of a failed parse, with the first one for each property. */
export function toViolations(issues: readonly v.BaseIssue<unknown>[]): Violation[] {
  const byPath = new Map<string, Violation>();
  for (const issue of issues) {
    const path = getPath(issue);
    if (!byPath.has(path)) byPath.set(path, toViolation(path, getCode(issue)));
  }
  return [...byPath.values()];
}
