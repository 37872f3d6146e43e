import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Option, type Command } from 'commander';
import type { Model } from '../model.ts';
import { getReport } from '../paths/createReport.ts';
import { formats } from '../paths/formats.ts';
import { findPage } from '../paths/htmlPage.ts';
import { suggestNames, UnknownName } from '../paths/nearest.ts';
import type { Format, Report } from '../paths/report.ts';
import { findMachine } from '../paths/saved.ts';
import { strategies, type Strategy } from '../paths/strategies.ts';
import { findMissing } from '../paths/text.ts';
import { listNames, readState, readWaypoint } from '../paths/waypoints.ts';
import { findExclusionReason } from '../playwright/exclusionReason.ts';
import type { PathsConfig, Shell } from './config.ts';
import { getExample } from './example.ts';
import { atlasOption, machineOption, parseNumber, resolveFile } from './options.ts';

interface Options {
  machine?: string[];
  strategy: Strategy;
  seed: number;
  length: number;
  limit?: number;
  from?: string;
  to?: string;
  through?: string[];
  atlas: string;
  json?: true;
  markdown?: true;
  gherkin?: true;
  missing?: true;
  save?: string;
}

function getHelp({ command, product }: PathsConfig): string {
  const { machine, path, state } = getExample(product);
  return `
Strategies:
${Object.entries(strategies)
  .map(([name, description]) => `  ${name.padEnd(18)}${description}`)
  .join('\n')}

All paths begin in the initial state and can be followed by hand. Events from the browser's storage or from other pages
occur only where no other path exists; the strategy random uses them everywhere.

Each path has a name, such as ${path}, which stays the same as long as its events do.

Examples:
  ${command} ${machine} --strategy shortest --to ${state}
  ${command} ${machine} --strategy every-pair --markdown --save ${machine}.md
  ${command} --strategy random --seed 7 --length 30 --json --save walks.json

Exit codes: 0 done, 1 a state or transition is not covered, 2 wrong usage.`;
}

const extensions: Readonly<Record<string, Format>> = {
  '.json': 'json',
  '.md': 'markdown',
  '.feature': 'gherkin',
  '.txt': 'text',
};

function selectFormat({ save, ...options }: Options): Format {
  const named = (['json', 'markdown', 'gherkin'] as const).find((format) => options[format]);
  const format = named ?? (save === undefined ? 'text' : extensions[extname(save)]);
  if (format !== undefined) return format;
  throw new UnknownName(
    `The extension ${extname(save!) || '(none)'} has no format: choose another file name, or add --json, --markdown or --gherkin.`,
    [],
    Object.keys(extensions),
  );
}

/** Returns whether a machine has all states and events of the options. */
function hasNames(model: Model, { from, to, through = [] }: Options): boolean {
  try {
    for (const state of [from, to]) if (state !== undefined) readState(model, state);
    for (const name of through) readWaypoint(model, name);
    return true;
  } catch (error) {
    if (error instanceof UnknownName) return false;
    throw error;
  }
}

/** Finds a machine; an unknown name may also be a mistyped command. */
function findMachineOrSuggest(models: readonly Model[], commands: readonly string[], name: string): Model {
  const names = models.map(({ machine }) => machine.id);
  const similar = names.includes(name) ? [] : suggestNames(name, commands);
  if (similar.length === 0) return findMachine(models, name);
  throw new UnknownName(`No machine or command is called “${name}”.`, similar, [...commands, ...names]);
}

/** Returns the machines that have the states and events of the options. */
function findMachinesByOptions(models: readonly Model[], options: Options): readonly Model[] {
  const found = models.filter((model) => hasNames(model, options));
  if (found.length > 0) return found;
  const names = [options.from, options.to, ...(options.through ?? [])].filter((name) => name !== undefined);
  throw new UnknownName(
    `No machine has ${names.map((name) => `“${name}”`).join(' and ')}. Use --machine to search one machine and list its names.`,
    suggestNames(names[0]!, models.flatMap(listNames)),
    models.map(({ machine }) => machine.id),
  );
}

/**
 * Returns the states and transitions that a complete set of paths does not cover, which is an error in the model. A
 * restricted set is not expected to cover all.
 */
function findUncovered(report: Report, { from, to, through, limit }: Options): string[] {
  const isComplete = [from, to, through, limit].every((option) => option === undefined);
  if (!isComplete || !['every-transition', 'every-pair'].includes(report.strategy)) return [];
  return report.machines.flatMap(({ machine, missing }) =>
    [...missing.states, ...missing.transitions].map((what) => `${machine}: ${what}`),
  );
}

function listPaths(
  { config: { product, browser }, out, err, outcome }: Shell,
  models: readonly Model[],
  options: Options,
): void {
  const { save, missing, atlas } = options;
  const render = formats[selectFormat(options)];
  const report = getReport(models, options, {
    ...(browser && { getBrowserObstacle: (model, path) => findExclusionReason(browser.walks, model, path) }),
    getAddress: (id) => findPage(product, id)?.address,
    atlas,
  });
  const text = render(report);
  if (save === undefined) out(`${text}\n`);
  else {
    writeFileSync(resolveFile(save), `${text.trimEnd()}\n`);
    const count = report.machines.reduce((sum, { paths }) => sum + paths.length, 0);
    out(`Wrote ${count} paths to ${save}.\n`);
  }
  if (missing) for (const what of report.machines.flatMap(findMissing)) err(`Missing: ${what}\n`);
  const uncovered = findUncovered(report, options);
  for (const what of uncovered) err(`Not covered: ${what}\n`);
  outcome.failed = uncovered.length > 0;
}

/** Adds the default command, which lists paths and their coverage. */
export const addListing = (program: Command, shell: Shell): Command =>
  program
    .argument('[machines...]', 'only these machines, as with --machine')
    .addOption(machineOption())
    .addOption(
      new Option('-s, --strategy <name>', 'how to find paths')
        .choices(Object.keys(strategies))
        .default('every-transition'),
    )
    .option('--seed <number>', 'seed of random walks', parseNumber(0), 1)
    .option('--length <steps>', 'number of steps of a random walk', parseNumber(1), 20)
    .option(
      '--limit <paths>',
      'maximum number of paths per machine; for random: the number of walks (default: 10)',
      parseNumber(1),
    )
    .option(
      '--from <state>',
      'search for paths from this state; each path begins with the shortest path to the state',
    )
    .option('--to <state>', 'only paths that end in this state or in one of its child states')
    .option('--through <name...>', 'only paths that contain these states or events')
    .addOption(atlasOption(shell.config.atlas))
    .addOption(new Option('--json', 'print JSON, for tools').conflicts(['markdown', 'gherkin']))
    .addOption(
      new Option('--markdown', 'print Markdown: a table of steps with checkboxes for each path').conflicts(
        'gherkin',
      ),
    )
    .option('--gherkin', 'print Gherkin: a scenario for each path')
    .option(
      '--save <file>',
      'write to this file, in the format of its extension (.json, .md, .feature, .txt)',
    )
    .option('--missing', 'list everything that these paths do not cover')
    .addHelpText('after', () => getHelp(shell.config))
    .action((machines: readonly string[], options: Options) => {
      const { models } = shell.config.product;
      const commands = program.commands.map((command) => command.name());
      const names = [...new Set([...machines, ...(options.machine ?? [])])];
      const selected =
        names.length > 0
          ? names.map((name) => findMachineOrSuggest(models, commands, name))
          : findMachinesByOptions(models, options);
      listPaths(shell, selected, options);
    });
