import type { Goal, Row, Unit } from './figure.ts';

const fewDigits = (value: number) => value.toFixed(value < 10 ? 1 : 0);

const written: Record<Unit, (value: number) => string> = {
  bytes: (value) => (value < 1e6 ? `${(value / 1000).toFixed(1)} kB` : `${(value / 1e6).toFixed(0)} MB`),
  ms: (value) => `${fewDigits(value)} ms`,
  s: (value) => `${value.toFixed(1)} s`,
  'per second': (value) => `${fewDigits(value)}/s`,
  ratio: (value) => value.toFixed(2),
  points: (value) => value.toFixed(0),
  shift: (value) => value.toFixed(3),
};

/** Formats a value with its unit. */
export const inWords = (value: number, unit: Unit): string => written[unit](value);

/** Returns whether a value meets its goal. */
export const meetsGoal = (measured: number, goal: Goal): boolean =>
  'most' in goal ? measured <= goal.most : measured >= goal.least;

function goalInWords({ measured, goal, unit }: Row): string {
  if (!goal) return '';
  const goalText = 'most' in goal ? `≤ ${inWords(goal.most, unit)}` : `≥ ${inWords(goal.least, unit)}`;
  return `${meetsGoal(measured, goal) ? '✓' : '✗'} ${goalText}`;
}

/** Formats the previous value and the change since then. */
function beforeInWords({ measured, unit }: Row, before: number | undefined): string {
  if (before === undefined) return '';
  const was = inWords(before, unit);
  const by = inWords(Math.abs(measured - before), unit);
  if (by === inWords(0, unit)) return `${was} (same)`;
  return `${was} (${measured > before ? '+' : '−'}${by})`;
}

const heads = ['figure', 'measured', 'goal', 'before'];

/** Returns the lines of a table: each figure with its goal and its previous value. */
export function getTable(rows: readonly Row[], before: Readonly<Record<string, number>>): string[] {
  const cells = rows.map((row) => [
    row.name,
    inWords(row.measured, row.unit),
    goalInWords(row),
    beforeInWords(row, before[row.id]),
  ]);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((line) => line[column]!.length)),
  );
  const getLine = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd();
  const lines = rows.flatMap(({ notes = [] }, index) => [
    getLine(cells[index]!),
    ...notes.map((note) => `    ${note}`),
  ]);
  return [getLine(heads), getLine(widths.map((width) => '─'.repeat(width))), ...lines];
}
