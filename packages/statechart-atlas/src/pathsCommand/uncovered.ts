import { Command } from 'commander';
import { getNodeName, type Arrow } from '../graph.ts';
import type { Model } from '../model.ts';
import { addCoverage, getShare, type Coverage } from '../paths.ts';
import {
  findUntested,
  findUntestedScreens,
  getTestCoverage,
  type Pair,
  type Untested,
} from '../testCoverage.ts';
import type { CoverageConfig, Shell } from './config.ts';

const formatRow = (name: string, cells: readonly string[]) =>
  [name.padEnd(15), ...cells.map((cell) => cell.padStart(12))].join(' ');

const columns = [
  ['transitions', 'arrows'],
  ['pairs', 'pairs'],
  ['screens', 'screens'],
] as const;

type Shares = Readonly<Record<(typeof columns)[number][1], Coverage>>;

const formatShares = (name: string, shares: Shares) =>
  formatRow(
    name,
    columns.map(([, kind]) => getShare(shares[kind])),
  );

const describeTransition = ({ events }: Model, { source, eventType, transition }: Arrow) => {
  const description = events.find(({ event }) => event.type === eventType)?.description ?? eventType;
  const targets = transition.target?.map(getNodeName).join(' ') ?? 'stays';
  return `${getNodeName(source) || 'anywhere'}: ${description} (${eventType}) → ${targets}`;
};

interface UncoveredOptions {
  /** Whether to also list pairs that do not change the screen. */
  pairs?: true;
  json?: true;
}

interface MachineCoverage {
  model: Model;
  untested: Untested;
}

const formatPair = ({ state, event }: Pair) => `${state} › ${event.name}`;

/** Lists the missing transitions and pairs of a machine. */
function listMissing({ model, untested }: MachineCoverage, listsAllPairs: boolean | undefined): string[] {
  const { machine, arrows, pairs, misjudged } = untested;
  const formatList = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`\n${machine}: ${title}`, ...lines.map((line) => `  ${line}`)];
  return [
    ...formatList(
      'transitions that no browser test takes',
      arrows.map((arrow) => describeTransition(model, arrow)),
    ),
    ...formatList(
      'pairs that no browser test reaches although they change the screen',
      findUntestedScreens(untested).map(formatPair),
    ),
    ...formatList(
      'pairs that are declared unreachable, but were reached; remove the declaration from the model',
      misjudged.map(formatPair),
    ),
    ...(listsAllPairs
      ? formatList(
          'pairs that do not change the screen and that no browser test reaches',
          pairs.filter(({ isSeen }) => !isSeen).map(formatPair),
        )
      : []),
  ];
}

/** Lists the shares of each machine, and of all together. */
function formatTable(machines: readonly MachineCoverage[]): string[] {
  const shares = machines.map(({ untested }) => getTestCoverage(untested));
  const total = Object.fromEntries(
    columns.map(([, kind]) => [kind, addCoverage(shares.map((share) => share[kind]))]),
  ) as Shares;
  return [
    '',
    formatRow(
      'machine',
      columns.map(([title]) => title),
    ),
    ...machines.map(({ untested: { machine } }, index) => formatShares(machine, shares[index]!)),
    formatShares('total', total),
    '\n“screens” counts the pairs of a state and an event that change the screen.',
  ];
}

/** Returns the coverage as JSON, for tools. */
const toJson = (tests: number, machines: readonly MachineCoverage[]) => ({
  tests,
  machines: machines.map(({ model, untested }) => ({
    machine: untested.machine,
    of: untested.of,
    arrows: untested.arrows.map((arrow) => describeTransition(model, arrow)),
    pairs: untested.pairs.map(formatPair),
    screens: findUntestedScreens(untested).map(formatPair),
  })),
});

/**
 * Prints the transitions and pairs that no browser test has reached with the current build.
 * @returns whether every transition, and every pair that changes the screen, was reached
 */
function printUncovered(
  models: readonly Model[],
  { read, testCommand, help }: CoverageConfig,
  { pairs: listsAllPairs, json }: UncoveredOptions,
  print: (line: string) => void,
): boolean {
  const tests = Object.values(read().tests);
  if (tests.length === 0 && !json) {
    print(
      `No browser test has run with the current build. This command runs all of them:\n\n  ${testCommand}`,
    );
    return false;
  }
  const taken = tests.flat();
  const machines = models.map((model) => ({ model, untested: findUntested(model, taken) }));
  const hasMissingScreens = machines.some(({ untested }) => findUntestedScreens(untested).length > 0);
  const isComplete =
    !hasMissingScreens &&
    machines.every(({ untested: { arrows, misjudged } }) => arrows.length + misjudged.length === 0);
  if (json) {
    print(JSON.stringify(toJson(tests.length, machines), null, 2));
    return isComplete;
  }
  for (const machine of machines) listMissing(machine, listsAllPairs).forEach(print);
  if (hasMissingScreens && help !== undefined) print(`\n${help}`);
  formatTable(machines).forEach(print);
  print(`Data from ${tests.length} browser tests with the current build.`);
  return isComplete;
}

/** Creates the command that lists what no browser test covers. */
export const uncovered = ({ config, out, outcome }: Shell, coverage: CoverageConfig): Command =>
  new Command('uncovered')
    .summary('list what no browser test covers')
    .description(
      'List the transitions that no browser test takes, and the pairs of a state and an event that no browser test reaches although they change the screen. The results are those of the tests that ran with the current build.',
    )
    .option('--pairs', 'also list pairs that do not change the screen')
    .option('--json', 'print JSON, for tools')
    .action((options: UncoveredOptions) => {
      const { models } = config.product;
      outcome.failed = !printUncovered(models, coverage, options, (line) => out(`${line}\n`));
    });
