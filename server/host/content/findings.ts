import { findDatedWarnings } from '../../../contract/content/checks/warnings.ts';
import { isExample } from '../../../contract/content/isExample.ts';
import type { ContentIssue } from '../../../contract/content/issues.ts';
import type { PropertyFile } from '../../../contract/content/property.ts';

/** The warnings about a property without errors, except those that depend on the day. */
export interface Findings {
  /** The number of warnings, except those about examples. */
  readonly warnings: number;
  /** Whether it still has texts or photos of the demo or of examples. */
  readonly hasExamples: boolean;
}

/** Counts the warnings of a check, which are valid until the property changes. */
export function countFindings(
  property: PropertyFile,
  warnings: readonly Pick<ContentIssue, 'code'>[],
  now: Date,
): Findings {
  const own = warnings.filter((issue) => !isExample(issue));
  return {
    warnings: own.length - findDatedWarnings(property, now).length,
    hasExamples: own.length < warnings.length,
  };
}

/** Returns the number of warnings about a property today, except those about examples. */
export const countWarnings = (property: PropertyFile, { warnings }: Findings, now: Date): number =>
  warnings + findDatedWarnings(property, now).length;
