import { kinds } from './pathCoverage.ts';
import { getIntroduction, type Report, type ReportedMachine } from './report.ts';
import { getTable } from './table.ts';
import type { DescribedPath } from './describePath.ts';

/** Formats a path as lines: each event, and the state after it. */
const getLines = ({ id, start, steps, notInABrowser }: DescribedPath): string[] => [
  notInABrowser === undefined ? id : `${id}  (not in a browser: ${notInABrowser})`,
  `  ${start}`,
  ...steps.map(({ words, state, stays }) => `    ${words} → ${stays ? `stays in ${state}` : state}`),
];

/** Counts the paths that can be walked in a browser, if not all of them can. */
function inABrowser(paths: readonly DescribedPath[]): string {
  const walked = paths.filter(({ notInABrowser }) => notInABrowser === undefined).length;
  return walked === paths.length ? '' : `, ${walked} of them in a browser`;
}

const aboutMachine = (reported: ReportedMachine): string => {
  const { machine, paths, leftOut } = reported;
  return [
    `${machine}: ${paths.length} ${paths.length === 1 ? 'path' : 'paths'}${inABrowser(paths)}`,
    ...(leftOut === undefined ? [] : [`  ${leftOut}`]),
    ...getIntroduction(reported).map((line) => `  ${line}`),
    ...paths.map((path) => `\n${getLines(path).join('\n')}`),
    '',
  ].join('\n');
};

/** Renders a report as plain text: each path, and the coverage of all of them. */
export const asText = (report: Report): string =>
  [...report.machines.map(aboutMachine), ...getTable(report)].join('\n');

/** Lists everything that the paths do not cover of a machine, in words. */
export const findMissing = ({ machine, missing }: ReportedMachine): string[] =>
  kinds.flatMap((kind) => missing[kind].map((what) => `${machine}: ${kind}: ${what}`));
