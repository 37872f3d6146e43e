import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Option, type Command } from 'commander';
import { findExclusionReason } from 'statechart-atlas/playwright';
import { knownWalks } from '../../e2e/walks.ts';
import type { Model } from 'statechart-atlas';
import { strategies, type Strategy } from 'statechart-atlas/paths';
import { formats } from 'statechart-atlas/paths/formats';
import type { Format, Report } from 'statechart-atlas/paths/report';
import { findPage } from 'statechart-atlas/paths/htmlPage';
import { getReport } from 'statechart-atlas/paths/createReport';
import { suggestNames, UnknownName } from 'statechart-atlas/paths/nearest';
import { findMachine } from 'statechart-atlas/paths/saved';
import { findMissing } from 'statechart-atlas/paths/text';
import { listNames, readState, readWaypoint } from 'statechart-atlas/paths/waypoints';
import { models } from '../../machines/models.ts';
import { product } from '../atlas.config.ts';
import { asNumber, atlasOption, fileNamed, machineOption } from './options.ts';
import type { Shell } from './terminal.ts';

interface Options {
  machine?: string[];
  strategy: Strategy;
  seed: number;
  length: number;
  limit?: number;
  from?: string;
  to?: string;
  through?: string[];
  auto?: true;
  atlas: string;
  json?: true;
  markdown?: true;
  gherkin?: true;
  missing?: true;
  save?: string;
}

const strategiesHelp = Object.entries(strategies)
  .map(([name, about]) => `  ${name.padEnd(18)}${about}`)
  .join('\n');

const help = `
Strategies:
${strategiesHelp}

All paths begin on the first page and can be followed by hand. Events from the browser's storage or from other pages
occur only where no other path exists; the strategy random and the option --told use them everywhere.

Each path has a name, such as booking-1f3a9c04, which stays the same as long as its events do.

Examples:
  npm run paths -- --machine booking --strategy shortest --to success
  npm run paths -- --machine contact --strategy every-pair --markdown --save contact.md
  npm run paths -- --strategy random --seed 7 --length 30 --json --save walks.json

Exit codes: 0 done, 1 a state or transition is not covered, 2 wrong usage.`;

const endings: Readonly<Record<string, Format>> = {
  '.json': 'json',
  '.md': 'markdown',
  '.feature': 'gherkin',
  '.txt': 'text',
};

const selectFormat = ({ json, markdown, gherkin }: Options): Format | undefined => {
  if (json) return 'json';
  return markdown ? 'markdown' : gherkin && 'gherkin';
};

function getFormat(options: Options): Format {
  const { save } = options;
  const format = selectFormat(options) ?? (save === undefined ? 'text' : endings[extname(save)]);
  if (format !== undefined) return format;
  throw new UnknownName(
    `The extension ${extname(save!) || '(none)'} has no format: choose another file name, or add --json, --markdown or --gherkin.`,
    [],
    Object.keys(endings),
  );
}

const isKnown = (model: Model, { from, to, through = [] }: Options) => {
  try {
    for (const state of [from, to]) if (state !== undefined) readState(model, state);
    for (const name of through) readWaypoint(model, name);
    return true;
  } catch (error) {
    if (error instanceof UnknownName) return false;
    throw error;
  }
};

const commands = ['explain', 'run', 'explore', 'uncovered'];

/** Finds a machine; an unknown name may also be a mistyped command. */
function machineCalled(name: string): Model {
  const like = models.some(({ machine }) => machine.id === name) ? [] : suggestNames(name, commands);
  if (like.length === 0) return findMachine(models, name);
  const all = models.map(({ machine }) => machine.id);
  throw new UnknownName(`No machine or command is called “${name}”.`, like, [...commands, ...all]);
}

/** Returns the named machines; without names, those that have the states and events of the options. */
function machinesMeant(named: readonly string[], options: Options): readonly Model[] {
  if (named.length > 0) return [...new Set(named)].map(machineCalled);
  const knowing = models.filter((model) => isKnown(model, options));
  if (knowing.length > 0) return knowing;
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
function leavesOut(report: Report, { from, to, through, limit }: Options): string[] {
  const isWhole = [from, to, through, limit].every((option) => option === undefined);
  if (!isWhole || !['every-transition', 'every-pair'].includes(report.strategy)) return [];
  return report.machines.flatMap(({ machine, missing }) =>
    [...missing.states, ...missing.transitions].map((what) => `${machine}: ${what}`),
  );
}

const list =
  ({ out, err, outcome }: Shell) =>
  (named: readonly string[], options: Options): void => {
    const { machine = [], save, missing } = options;
    const write = formats[getFormat(options)];
    const report = getReport(machinesMeant([...named, ...machine], options), options, {
      getBrowserObstacle: (model, path) => findExclusionReason(knownWalks, model, path),
      getAddress: (id) => findPage(product, id)?.address,
      atlas: options.atlas,
    });
    const written = write(report);
    if (save === undefined) out(`${written}\n`);
    else {
      writeFileSync(fileNamed(save), `${written.trimEnd()}\n`);
      const count = report.machines.reduce((sum, { paths }) => sum + paths.length, 0);
      out(`Wrote ${count} paths to ${save}.\n`);
    }
    if (missing) for (const what of report.machines.flatMap(findMissing)) err(`Missing: ${what}\n`);
    const left = leavesOut(report, options);
    for (const what of left) err(`Not covered: ${what}\n`);
    outcome.failed = left.length > 0;
  };

/** Adds the default command, which lists paths and their coverage. */
export const listing = (command: Command, shell: Shell): Command =>
  command
    .argument('[machines...]', 'only these machines, as with --machine')
    .addOption(machineOption())
    .addOption(
      new Option('-s, --strategy <name>', 'how to find paths')
        .choices(Object.keys(strategies))
        .default('every-transition'),
    )
    .option('--seed <number>', 'seed of random walks', asNumber(0), 1)
    .option('--length <steps>', 'number of steps of a random walk', asNumber(1), 20)
    .option(
      '--limit <paths>',
      'maximum number of paths per machine (default for simple: 1000, for random: 10)',
      asNumber(1),
    )
    .option(
      '--from <state>',
      'search for paths from this state; each path begins with the shortest path to the state',
    )
    .option('--to <state>', 'only paths that end in this state or in one of its child states')
    .option('--through <name...>', 'only paths that contain these states or events')
    .option(
      '--told',
      'use events from the browser’s storage and from other pages without restriction (see below)',
    )
    .addOption(atlasOption())
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
    .addHelpText('after', help)
    .action(list(shell));
