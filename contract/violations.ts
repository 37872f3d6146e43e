import * as v from 'valibot';
import { means } from './means.ts';
import { violationMessages, type ViolationCode } from './violationMessages.ts';

/** One refused value. `propertyPath` uses dots and brackets: `guest.email`, `guests[1].nationality`. */
export const violation = v.object({
  propertyPath: means(
    v.string(),
    'Which value, with dots and brackets: `guest.email`, `guests[1].nationality`.',
  ),
  message: means(v.string(), 'Why, in English; the site translates it by its code.'),
  code: means(v.string(), 'Why, for programs: stable, such as `blank` or `too_long`.'),
});
export type Violation = v.InferOutput<typeof violation>;

/** A violation with the standard English message of its code. */
export const toViolation = (propertyPath: string, code: ViolationCode): Violation => ({
  propertyPath,
  message: violationMessages[code],
  code,
});

/** Whether a code is one of the contract's. */
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

/** The violations behind a failed parse, one for each property: the first that was found. */
export function toViolations(issues: readonly v.BaseIssue<unknown>[]): Violation[] {
  const byPath = new Map<string, Violation>();
  for (const issue of issues) {
    const path = getPath(issue);
    if (!byPath.has(path)) byPath.set(path, toViolation(path, getCode(issue)));
  }
  return [...byPath.values()];
}
