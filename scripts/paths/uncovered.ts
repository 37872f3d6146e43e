import { Command } from 'commander';
import { readReached } from '../../e2e/atlas/reached.ts';
import {
  getCoverage,
  findUnreached,
  findUnseen,
  type Pair,
  type Unreached,
} from '../../machines/atlas/reachableStates.ts';
import { nodeName, type Arrow } from '../../machines/atlas/graph.ts';
import type { Model } from '../../machines/atlas/model.ts';
import { getShare, addCoverage, type Coverage } from '../../machines/atlas/paths.ts';
import { models } from '../../machines/models.ts';
import { getFingerprint } from '../sources.mjs';
import type { Shell } from './terminal.ts';

const row = (machine: string, shares: readonly Coverage[]) =>
  [machine.padEnd(15), ...shares.map((share) => getShare(share).padStart(12))].join(' ');

const columns = [
  ['transitions', 'arrows'],
  ['pairs', 'pairs'],
  ['screens', 'screens'],
] as const;

const getText = ({ events }: Model, { source, eventType, transition }: Arrow) => {
  const words = events.find(({ event }) => event.type === eventType)?.words ?? eventType;
  const targets = transition.target?.map(nodeName).join(' ') ?? 'stays';
  return `  ${nodeName(source) || 'anywhere'}: ${words} (${eventType}) → ${targets}`;
};

interface UncoveredOptions {
  /** Whether each state is told with each thing that can happen in it, beside the arrows. */
  pairs?: true;
  json?: true;
}

const getName = ({ state, happening }: Pair) => `${state} › ${happening.name}`;

/** What of a machine is missing, in lines. */
function findMissing(model: Model, unreached: Unreached, withPairs: boolean): string[] {
  const { machine, arrows, pairs, misjudged } = unreached;
  const formatList = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`\n${machine}: ${title}`, ...lines];
  const getLine = (pair: Pair) => `  ${getName(pair)}`;
  return [
    ...formatList(
      'transitions that no test takes in a browser',
      arrows.map((arrow) => getText(model, arrow)),
    ),
    ...formatList(
      'what leads to another screen, and no test has happen in a browser',
      findUnseen(unreached).map(getLine),
    ),
    ...formatList(
      'what was said to be out of reach, and was reached: its model has to say so no longer',
      misjudged.map(getLine),
    ),
    ...(withPairs
      ? formatList(
          'what leads to the same screen, and no test has happen in a state',
          pairs.filter(({ isSeen }) => !isSeen).map(getLine),
        )
      : []),
  ];
}

/** How what leads to another screen comes to be walked. */
const walkInstructions = `
Lead there in what a guest expects of the state (\`leads\` in e2e/*/expected): the walks do it in turn. See
e2e/README.md. Walk one by hand: npm run paths -- MACHINE --strategy every-pair --from STATE, and run it by its name.`;

/**
 * Tells what no browser test has reached since the site was built as it is.
 * @returns whether every arrow was reached, and every other screen
 */
function printUncovered(
  models: readonly Model[],
  { pairs: withPairs, json }: UncoveredOptions,
  out: (line: string) => void,
): boolean {
  const { tests } = readReached(getFingerprint());
  if (Object.keys(tests).length === 0 && !json) {
    out(
      'No browser test has run since the site was built as it is, so there is nothing to tell. This runs all of them:\n\n  npx playwright test -c e2e',
    );
    return false;
  }
  const taken = Object.values(tests).flat();
  const all = models.map((model) => ({ model, unreached: findUnreached(model, taken) }));
  const isMissing = all.some(({ unreached }) => findUnseen(unreached).length > 0);
  const isWhole =
    !isMissing && all.every(({ unreached: { arrows, misjudged } }) => arrows.length + misjudged.length === 0);
  if (json) {
    const machines = all.map(({ model, unreached }) => ({
      machine: unreached.machine,
      of: unreached.of,
      arrows: unreached.arrows.map((arrow) => getText(model, arrow).trim()),
      pairs: unreached.pairs.map(getName),
      screens: findUnseen(unreached).map(getName),
    }));
    out(JSON.stringify({ tests: Object.keys(tests).length, machines }, null, 2));
    return isWhole;
  }
  for (const { model, unreached } of all) findMissing(model, unreached, withPairs === true).forEach(out);
  if (isMissing) out(walkInstructions);
  const shares = all.map(({ unreached }) => ({ machine: unreached.machine, ...getCoverage(unreached) }));
  out(`\n${row('machine', [])}${columns.map(([title]) => ` ${title.padStart(12)}`).join('')}`);
  for (const share of shares) {
    out(
      row(
        share.machine,
        columns.map(([, kind]) => share[kind]),
      ),
    );
  }
  out(
    row(
      'in all',
      columns.map(([, kind]) => addCoverage(shares.map((share) => share[kind]))),
    ),
  );
  out('\nScreens are the pairs of a state and what happens in it that lead to another screen.');
  out(`As ${Object.keys(tests).length} browser tests reached it since the site was built as it is.`);
  return isWhole;
}

export const uncovered = ({ out, outcome }: Shell): Command =>
  new Command('uncovered')
    .summary('tell what no browser test takes')
    .description(
      'Tells which transitions no browser test takes, and what leads to another screen and none has happen, as those did that have run since the site was built as it is.',
    )
    .option('--pairs', 'also what leads to the same screen, and no test has happen in a state')
    .option('--json', 'for tools')
    .action((options: UncoveredOptions) => {
      outcome.failed = !printUncovered(models, options, (line) => out(`${line}\n`));
    });
