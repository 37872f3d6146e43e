import { getShare, type Coverage } from '../paths.ts';
import { kinds, type Kind } from './pathCoverage.ts';
import type { Report } from './report.ts';

/** Returns the coverage table of a report: a header row, a row for each machine, and a total. */
export function getRows({ machines, total }: Pick<Report, 'machines' | 'total'>): string[][] {
  const row = (name: string, paths: number, coverage: Record<Kind, Coverage>) => [
    name,
    String(paths),
    ...kinds.map((kind) => getShare(coverage[kind])),
  ];
  const all = machines.reduce((sum, { paths }) => sum + paths.length, 0);
  return [
    ['machine', 'paths', ...kinds],
    ...machines.map(({ machine, paths, coverage }) => row(machine, paths.length, coverage)),
    ...(machines.length > 1 ? [row('all', all, total)] : []),
  ];
}

/** Formats the coverage table for a terminal. */
export function getTable(report: Pick<Report, 'machines' | 'total'>): string[] {
  const rows = getRows(report);
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  '),
  );
}
