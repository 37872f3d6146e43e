import type { Report, ReportedMachine } from './report.ts';
import { rowsOf } from './table.ts';
import { titleOf, type ToldPath } from './told.ts';

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const cell = (words: string) => words.replaceAll('|', '\\|');

const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

const pathPage = (path: ToldPath): string =>
  [
    `### ${path.id}`,
    '',
    `${sentence(titleOf(path))}.`,
    '',
    `Begins in \`${path.start}\`: ${path.startIsTrue}`,
    '',
    ...(path.notInABrowser === undefined ? [] : [`Not in a browser: ${path.notInABrowser}.`, '']),
    '| | What happens | What is true then | ✓ |',
    '| --: | --- | --- | --- |',
    ...path.steps.map(({ words, state, isTrue, stays }, index) =>
      row([
        String(index + 1),
        `${sentence(words)}.`,
        stays ? 'Nothing else.' : `${isTrue} (\`${state}\`)`,
        '☐',
      ]),
    ),
  ].join('\n');

const machinePage = ({ machine, description, paths, leftOut }: ReportedMachine): string =>
  [`## ${machine}`, description, ...(leftOut === undefined ? [] : [leftOut]), ...paths.map(pathPage)].join(
    '\n\n',
  );

/** For a tester's desk: a table of steps for each path, with a box to tick. */
export function asMarkdown(report: Report): string {
  const [head = [], ...rows] = rowsOf(report);
  const coverage = [row(head), row(head.map((_, nth) => (nth === 0 ? '---' : '--:'))), ...rows.map(row)];
  const chance = report.seed === undefined ? '' : `, from seed ${report.seed}`;
  return [
    `# Paths: ${report.strategy}${chance}`,
    coverage.join('\n'),
    ...report.machines.map(machinePage),
    '',
  ].join('\n\n');
}
