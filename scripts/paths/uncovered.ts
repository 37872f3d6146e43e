import { Command } from 'commander';
import { readCoverage } from 'statechart-atlas/playwright';
import type { Model } from 'statechart-atlas';
import { coverageFile } from '../../e2e/atlas/coverageFiles.ts';
import {
  getTestCoverage,
  findUntested,
  findUntestedScreens,
  type Pair,
  type Untested,
  getShare,
  addCoverage,
  type Coverage,
} from 'statechart-atlas/coverage';
import { getNodeName, type Arrow } from 'statechart-atlas/graph';
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
  const words = events.find(({ event }) => event.type === eventType)?.description ?? eventType;
  const targets = transition.target?.map(getNodeName).join(' ') ?? 'stays';
  return `  ${getNodeName(source) || 'anywhere'}: ${words} (${eventType}) → ${targets}`;
};

interface UncoveredOptions {
  /** Whether to also list pairs that do not change the screen. */
  pairs?: true;
  json?: true;
}

const getName = ({ state, event }: Pair) => `${state} › ${event.name}`;

/** Lists the missing transitions and pairs of a machine. */
function findMissing(model: Model, unreached: Untested, withPairs: boolean): string[] {
  const { machine, arrows, pairs, misjudged } = unreached;
  const formatList = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`\n${machine}: ${title}`, ...lines];
  const getLine = (pair: Pair) => `  ${getName(pair)}`;
  return [
    ...formatList(
      'transitions that no browser test takes',
      arrows.map((arrow) => getText(model, arrow)),
    ),
    ...formatList(
      'pairs that no browser test reaches although they change the screen',
      findUntestedScreens(unreached).map(getLine),
    ),
    ...formatList(
      'pairs that are declared unreachable, but were reached; remove the declaration from the model',
      misjudged.map(getLine),
    ),
    ...(withPairs
      ? formatList(
          'pairs that do not change the screen and that no browser test reaches',
          pairs.filter(({ isSeen }) => !isSeen).map(getLine),
        )
      : []),
  ];
}

/** Instructions for covering a pair that changes the screen. */
const walkInstructions = `
To cover a pair, add it to the expectations of its state (\`leads\` in e2e/*/expected), which the walks follow; see
e2e/README.md. To try one, list paths with npm run paths -- MACHINE --strategy every-pair --from STATE, and run one by
its name.`;

/**
 * Prints the transitions and pairs that no browser test has reached with the current build.
 * @returns whether every transition, and every pair that changes the screen, was reached
 */
function printUncovered(
  models: readonly Model[],
  { pairs: withPairs, json }: UncoveredOptions,
  out: (line: string) => void,
): boolean {
  const { tests } = readCoverage(coverageFile, getFingerprint());
  if (Object.keys(tests).length === 0 && !json) {
    out(
      'No browser test has run with the current build. This command runs all of them:\n\n  npx playwright test -c e2e',
    );
    return false;
  }
  const taken = Object.values(tests).flat();
  const all = models.map((model) => ({ model, unreached: findUntested(model, taken) }));
  const isMissing = all.some(({ unreached }) => findUntestedScreens(unreached).length > 0);
  const isWhole =
    !isMissing && all.every(({ unreached: { arrows, misjudged } }) => arrows.length + misjudged.length === 0);
  if (json) {
    const machines = all.map(({ model, unreached }) => ({
      machine: unreached.machine,
      of: unreached.of,
      arrows: unreached.arrows.map((arrow) => getText(model, arrow).trim()),
      pairs: unreached.pairs.map(getName),
      screens: findUntestedScreens(unreached).map(getName),
    }));
    out(JSON.stringify({ tests: Object.keys(tests).length, machines }, null, 2));
    return isWhole;
  }
  for (const { model, unreached } of all) findMissing(model, unreached, withPairs === true).forEach(out);
  if (isMissing) out(walkInstructions);
  const shares = all.map(({ unreached }) => ({ machine: unreached.machine, ...getTestCoverage(unreached) }));
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
  out('\n“screens” counts the pairs of a state and an event that change the screen.');
  out(`Data from ${Object.keys(tests).length} browser tests with the current build.`);
  return isWhole;
}

export const uncovered = ({ out, outcome }: Shell): Command =>
  new Command('uncovered')
    .summary('list what no browser test covers')
    .description(
      'List the transitions that no browser test takes, and the pairs of a state and an event that no browser test reaches although they change the screen. The results are those of the tests that ran with the current build.',
    )
    .option('--pairs', 'also list pairs that do not change the screen')
    .option('--json', 'print JSON, for tools')
    .action((options: UncoveredOptions) => {
      outcome.failed = !printUncovered(models, options, (line) => out(`${line}\n`));
    });
