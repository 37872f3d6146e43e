import { kinds } from './coverage.ts';
import { getIntroduction, type Report, type ReportedMachine } from './report.ts';
import { getTable } from './table.ts';
import type { DescribedPath } from './describePath.ts';

/** A path as lines: what happens, and where that leads. */
const getLines = ({ id, start, steps, notInABrowser }: DescribedPath): string[] => [
  notInABrowser === undefined ? id : `${id}  (not in a browser: ${notInABrowser})`,
  `  ${start}`,
  ...steps.map(({ words, state, stays }) => `    ${words} → ${stays ? `stays in ${state}` : state}`),
];

/** How many of them somebody can walk in a browser, where that is not all. */
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

/** For people: each path, and what all of them cover. */
export const asText = (report: Report): string =>
  [...report.machines.map(aboutMachine), ...getTable(report)].join('\n');

/** What nothing walks of a machine, in words. */
export const findMissing = ({ machine, missing }: ReportedMachine): string[] =>
  kinds.flatMap((kind) => missing[kind].map((what) => `${machine}: ${kind}: ${what}`));
