import type { ContentIssue } from './issues.ts';

/** The codes of warnings about values that the demo or an example has. */
const exampleCodes: ReadonlySet<string> = new Set<ContentIssue['code']>([
  'exampleText',
  'exampleValue',
  'demoText',
  'demoPlace',
  'demoPhotos',
]);

/** Whether an error or a warning is about a value that is an example. */
export const isExample = ({ code }: { readonly code: string }): boolean => exampleCodes.has(code);

/** The number of errors or warnings; all examples together are one. */
export function countIssues(issues: readonly { readonly code: string }[]): number {
  const others = issues.filter((issue) => !isExample(issue)).length;
  return others < issues.length ? others + 1 : others;
}
