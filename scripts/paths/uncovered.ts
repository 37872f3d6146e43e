import { Command } from 'commander';
import { readReached } from '../../e2e/atlas/reached.ts';
import { reachedOf, unreachedOf } from '../../machines/atlas/reached.ts';
import { nodeName, type Arrow } from '../../machines/atlas/graph.ts';
import type { Model } from '../../machines/atlas/model.ts';
import { shareOf, sumOf, type Coverage } from '../../machines/atlas/paths.ts';
import { models } from '../../machines/models.ts';
import { fingerprintOf } from '../sources.mjs';
import type { Shell } from './terminal.ts';

const row = (machine: string, arrows: Coverage, pairs: Coverage) =>
  `${machine.padEnd(15)} ${shareOf(arrows).padStart(12)} ${shareOf(pairs).padStart(12)}`;

const wordsOf = ({ happenings }: Model, { source, eventType, transition }: Arrow) => {
  const words = happenings.find(({ event }) => event.type === eventType)?.words ?? eventType;
  const targets = transition.target?.map(nodeName).join(' ') ?? 'stays';
  return `  ${nodeName(source) || 'anywhere'}: ${words} (${eventType}) → ${targets}`;
};

interface Asked {
  /** Whether each state is told with each thing that can happen in it, beside the arrows. */
  pairs?: true;
  json?: true;
}

/**
 * Tells what no browser test has reached since the site was built as it is.
 * @returns whether every arrow was reached
 */
function tellUncovered(
  models: readonly Model[],
  { pairs, json }: Asked,
  out: (line: string) => void,
): boolean {
  const { tests } = readReached(fingerprintOf());
  const taken = Object.values(tests).flat();
  const all = models.map((model) => ({ model, ...unreachedOf(model, taken) }));
  const isWhole = all.every(({ arrows }) => arrows.length === 0);
  if (json) {
    const machines = all.map(({ model, machine, arrows, pairs: missing, of }) => ({
      machine,
      of,
      arrows: arrows.map((arrow) => wordsOf(model, arrow).trim()),
      pairs: missing.map(({ state, happening }) => `${state} › ${happening.name}`),
    }));
    out(JSON.stringify({ tests: Object.keys(tests).length, machines }, null, 2));
    return isWhole;
  }
  for (const { model, machine, arrows, pairs: missing } of all) {
    if (arrows.length > 0) out(`\n${machine}: arrows that no test takes in a browser`);
    for (const arrow of arrows) out(wordsOf(model, arrow));
    if (!pairs || missing.length === 0) continue;
    out(`\n${machine}: what no test has happen in a state`);
    for (const { state, happening } of missing) out(`  ${state} › ${happening.name}`);
  }
  const shares = all.map((one) => ({ machine: one.machine, ...reachedOf(one) }));
  out(`\n${'machine'.padEnd(15)} ${'arrows'.padStart(12)} ${'pairs'.padStart(12)}`);
  for (const { machine, arrows, pairs: known } of shares) out(row(machine, arrows, known));
  out(row('in all', sumOf(shares.map(({ arrows }) => arrows)), sumOf(shares.map((one) => one.pairs))));
  out(`\nAs ${Object.keys(tests).length} browser tests reached it since the site was built as it is.`);
  return isWhole;
}

export const uncovered = ({ out, outcome }: Shell): Command =>
  new Command('uncovered')
    .summary('tell what no browser test takes')
    .description(
      'Tells which arrows no browser test takes, as those did that have run since the site was built as it is.',
    )
    .option('--pairs', 'also what no test has happen in a state')
    .option('--json', 'for tools')
    .action((asked: Asked) => {
      outcome.failed = !tellUncovered(models, asked, (line) => out(`${line}\n`));
    });
