import { getIntroduction, type Report, type ReportedMachine } from './report.ts';
import { getRows } from './table.ts';
import { getAtlas, getTitle, type EventSource, type DescribedPath } from './describePath.ts';

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const cell = (words: string) => words.replaceAll('|', '\\|');

const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

const doerTexts: Readonly<Record<EventSource, string>> = {
  you: '**you do**',
  host: 'the host answers',
  time: 'time passes',
  browser: 'the browser reports',
};

const pathPage = (path: DescribedPath, { address }: ReportedMachine, atlas: string): string => {
  const createLink = (state: string) => `[\`${state}\`](${getAtlas(atlas, path, state)})`;
  return [
    `### ${path.id}`,
    '',
    `${sentence(getTitle(path))}.`,
    '',
    ...(address === undefined ? [] : [`Open \`${address}\`.`, '']),
    `Starts in ${createLink(path.start)}: ${path.startIsTrue}`,
    '',
    ...(path.notInABrowser === undefined ? [] : [`Not in a browser: ${path.notInABrowser}.`, '']),
    '| | Cause | Event | State after it | ✓ |',
    '| --: | --- | --- | --- | --- |',
    ...path.steps.map(({ words, by, state, isTrue, stays }, index) =>
      row([
        String(index + 1),
        doerTexts[by],
        `${sentence(words)}.`,
        stays ? 'No change.' : `${isTrue} (${createLink(state)})`,
        '☐',
      ]),
    ),
  ].join('\n');
};

const machinePage = (reported: ReportedMachine, atlas: string): string => {
  const { machine, description, paths, leftOut } = reported;
  return [
    `## ${machine}`,
    description,
    ...(leftOut === undefined ? [] : [leftOut]),
    ...getIntroduction(reported),
    ...paths.map((path) => pathPage(path, reported, atlas)),
  ].join('\n\n');
};

/** Renders a report for testers: a table of steps for each path, with checkboxes. */
export function asMarkdown(report: Report): string {
  const [head = [], ...rows] = getRows(report);
  const coverage = [row(head), row(head.map((_, nth) => (nth === 0 ? '---' : '--:'))), ...rows.map(row)];
  const chance = report.seed === undefined ? '' : `, from seed ${report.seed}`;
  return [
    `# Paths: ${report.strategy}${chance}`,
    coverage.join('\n'),
    ...report.machines.map((machine) => machinePage(machine, report.atlas)),
    '',
  ].join('\n\n');
}
