import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from './areas.ts';
import { reasonFor } from './argued.ts';
import type { Verdict } from './tries.ts';

export interface Score {
  area: string;
  kind: string;
  goal: number;
  broken: number;
  noticed: number;
  argued: number;
  survivors: number;
  /** Of those that can be noticed, the percentage that is; 100 where there are none. */
  score: number;
}

export const survives = (verdict: Verdict): boolean =>
  verdict.noticedBy === undefined && reasonFor(verdict) === undefined;

/** How many mutants of each area were noticed. */
export const scoresOf = (verdicts: readonly Verdict[]): Score[] =>
  areas.flatMap(({ name, kind, goal }) => {
    const here = verdicts.filter(({ area }) => area === name);
    if (here.length === 0) return [];
    const noticed = here.filter(({ noticedBy }) => noticedBy !== undefined).length;
    const survivors = here.filter(survives).length;
    const score = noticed + survivors === 0 ? 100 : (100 * noticed) / (noticed + survivors);
    return [
      {
        area: name,
        kind,
        goal,
        broken: here.length,
        noticed,
        argued: here.length - noticed - survivors,
        survivors,
        score: Math.floor(score * 10) / 10,
      },
    ];
  });

const columns = ['area', 'kind', 'broken', 'noticed', 'argued', 'survivors', 'score', 'goal'] as const;

/** The scores as a table for a terminal. */
export function tableOf(scores: readonly Score[]): string {
  const rows = [columns, ...scores.map((score) => columns.map((column) => String(score[column])))];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)));
  return rows
    .map((row) =>
      row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '),
    )
    .join('\n');
}

export const sentence = ({ file, line, change, isSeen }: Verdict): string =>
  `${file}:${line}  ${change}${isSeen ? '' : '  (no test comes by)'}`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const row = (cells: readonly string[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

const page = (scores: readonly Score[], verdicts: readonly Verdict[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Would a test notice?</title>
<style>body{font:15px/1.5 system-ui,sans-serif;margin:2rem;max-width:80rem}table{border-collapse:collapse;margin-block:1rem}
td,th{border-bottom:1px solid #8886;padding:.25rem .75rem;text-align:start;vertical-align:top}:root{color-scheme:light dark}</style>
<h1>Would a test notice?</h1>
<table>${row(columns, 'th')}${scores.map((score) => row(columns.map((column) => String(score[column])))).join('')}</table>
<h2>What nobody noticed</h2>
<table>${row(['place', 'what was broken', 'why'], 'th')}${verdicts
  .filter(({ noticedBy }) => noticedBy === undefined)
  .map((verdict) => {
    const why = reasonFor(verdict) ?? (verdict.isSeen ? 'not argued' : 'no test comes by');
    return row([`${verdict.file}:${verdict.line}`, verdict.change, why]);
  })
  .join('')}</table>
<h2>What was noticed</h2>
<table>${row(['place', 'what was broken', 'by', 'seconds'], 'th')}${verdicts
  .filter(({ noticedBy }) => noticedBy !== undefined)
  .map(({ file, line, change, noticedBy = '', seconds }) =>
    row([`${file}:${line}`, change, noticedBy, seconds.toFixed(1)]),
  )
  .join('')}</table></html>
`;

/** Writes `mutants.html` and `mutants.json`. */
export function writeReport(folder: string, scores: readonly Score[], verdicts: readonly Verdict[]): void {
  mkdirSync(folder, { recursive: true });
  const told = verdicts.map((verdict) => ({
    ...verdict,
    because: reasonFor(verdict),
  }));
  writeFileSync(join(folder, 'mutants.json'), `${JSON.stringify({ scores, mutants: told }, null, 2)}\n`);
  writeFileSync(join(folder, 'mutants.html'), page(scores, verdicts));
}
