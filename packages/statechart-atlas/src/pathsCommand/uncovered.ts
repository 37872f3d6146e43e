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
  ['states', 'states'],
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
  /** Whether the tests promise to visit every state only. */
  promisesOnlyStates: boolean;
}

const formatPair = ({ state, event }: Pair) => `${state} › ${event.name}`;

/** Whether the tests cover everything of a machine that they promise. */
const isCovered = ({ untested, promisesOnlyStates }: MachineCoverage) => {
  const { states, arrows, misjudged } = untested;
  return (
    states.length + misjudged.length === 0 &&
    (promisesOnlyStates || arrows.length + findUntestedScreens(untested).length === 0)
  );
};

/** Lists the missing states, and the missing transitions and pairs if the tests promise them. */
function listMissing(
  { model, untested, promisesOnlyStates }: MachineCoverage,
  listsAllPairs: boolean | undefined,
): string[] {
  const { machine, states, arrows, pairs, misjudged } = untested;
  const formatList = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`\n${machine}: ${title}`, ...lines.map((line) => `  ${line}`)];
  return [
    ...formatList('states that no browser test visits', states),
    ...formatList(
      'transitions that no browser test takes',
      promisesOnlyStates ? [] : arrows.map((arrow) => describeTransition(model, arrow)),
    ),
    ...formatList(
      'pairs that no browser test reaches although they change the screen',
      promisesOnlyStates ? [] : findUntestedScreens(untested).map(formatPair),
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
    states: untested.states,
    arrows: untested.arrows.map((arrow) => describeTransition(model, arrow)),
    pairs: untested.pairs.map(formatPair),
    screens: findUntestedScreens(untested).map(formatPair),
  })),
});

/**
 * Prints the states, transitions and pairs that no browser test has reached with the current build.
 * @returns whether every transition, and every pair that changes the screen, was reached; or every state, of the
 *   machines of which the tests promise no more
 */
function printUncovered(
  models: readonly Model[],
  { read, promisesOnlyStates = () => false, testCommand, help }: CoverageConfig,
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
  const machines = models.map((model) => ({
    model,
    untested: findUntested(model, taken),
    promisesOnlyStates: promisesOnlyStates(model.machine.id),
  }));
  const isComplete = machines.every(isCovered);
  if (json) {
    print(JSON.stringify(toJson(tests.length, machines), null, 2));
    return isComplete;
  }
  for (const machine of machines) listMissing(machine, listsAllPairs).forEach(print);
  if (!isComplete && help !== undefined) print(`\n${help}`);
  formatTable(machines).forEach(print);
  print(`Data from ${tests.length} browser tests with the current build.`);
  return isComplete;
}

/** Creates the command that lists what no browser test covers. */
export const uncovered = ({ config, out, outcome }: Shell, coverage: CoverageConfig): Command =>
  new Command('uncovered')
    .summary('list what no browser test covers')
    .description(
      'List the states that no browser test visits, the transitions that none takes, and the pairs of a state and an event that none reaches although they change the screen. The results are those of the tests that ran with the current build.',
    )
    .option('--pairs', 'also list pairs that do not change the screen')
    .option('--json', 'print JSON, for tools')
    .action((options: UncoveredOptions) => {
      const { models } = config.product;
      outcome.failed = !printUncovered(models, coverage, options, (line) => out(`${line}\n`));
    });
