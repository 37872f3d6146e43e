import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Option, type Command } from 'commander';
import { whyNotWalked } from '../../e2e/atlas/replay/whyNotWalked.ts';
import { knownWalks } from '../../e2e/known.ts';
import type { Model } from '../../machines/atlas/model.ts';
import { formats } from '../../machines/atlas/paths/formats.ts';
import type { Format, Report } from '../../machines/atlas/paths/report.ts';
import { getPage } from '../../machines/atlas/paths/htmlPage.ts';
import { getReport } from '../../machines/atlas/paths/createReport.ts';
import { suggestNames, UnknownName } from '../../machines/atlas/paths/nearest.ts';
import { findMachine } from '../../machines/atlas/paths/saved.ts';
import { strategies, type Strategy } from '../../machines/atlas/paths/strategies.ts';
import { findMissing } from '../../machines/atlas/paths/text.ts';
import { listNames, readState, readWaypoint } from '../../machines/atlas/paths/waypoints.ts';
import { models } from '../../machines/models.ts';
import { product } from '../../machines/product.ts';
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

They are those of somebody who comes by the front door and does it all, but for random: what only the browser remembers
or another page tells is on them where nothing else leads on, or with --told.

Each path has a name, such as booking-1f3a9c04, that stays as long as the same happens on it.

Examples:
  npm run paths -- --machine booking --strategy shortest --to success
  npm run paths -- --machine contact --strategy every-pair --markdown --save contact.md
  npm run paths -- --strategy random --seed 7 --length 30 --json --save walks.json

Exit codes: 0 done, 1 a transition or a state is walked by nothing, 2 wrong usage.`;

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
    `Nothing is written as ${extname(save!) || 'a file without an ending'}: name another file, or say --json, --markdown or --gherkin.`,
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

/** Whoever names no machine may have meant a command. */
function machineCalled(name: string): Model {
  const like = models.some(({ machine }) => machine.id === name) ? [] : suggestNames(name, commands);
  if (like.length === 0) return findMachine(models, name);
  const all = models.map(({ machine }) => machine.id);
  throw new UnknownName(`There is no machine or command “${name}”.`, like, [...commands, ...all]);
}

/** Where no machine is named, those that are meant know the states that are. */
function machinesMeant(named: readonly string[], options: Options): readonly Model[] {
  if (named.length > 0) return [...new Set(named)].map(machineCalled);
  const knowing = models.filter((model) => isKnown(model, options));
  if (knowing.length > 0) return knowing;
  const names = [options.from, options.to, ...(options.through ?? [])].filter((name) => name !== undefined);
  throw new UnknownName(
    `No machine has ${names.map((name) => `“${name}”`).join(' and ')}. Name one with --machine to read what it has.`,
    suggestNames(names[0]!, models.flatMap(listNames)),
    models.map(({ machine }) => machine.id),
  );
}

/** What a whole set of paths leaves out is a mistake of the model; of a part, nobody expects all. */
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
      getBrowserObstacle: (model, path) => whyNotWalked(knownWalks, model, path),
      getAddress: (id) => getPage(product, id)?.address,
      atlas: options.atlas,
    });
    const written = write(report);
    if (save === undefined) out(`${written}\n`);
    else {
      writeFileSync(fileNamed(save), `${written.trimEnd()}\n`);
      const count = report.machines.reduce((sum, { paths }) => sum + paths.length, 0);
      out(`Wrote ${count} paths to ${save}.\n`);
    }
    if (missing) for (const what of report.machines.flatMap(findMissing)) err(`Not walked: ${what}\n`);
    const left = leavesOut(report, options);
    for (const what of left) err(`Not covered: ${what}\n`);
    outcome.failed = left.length > 0;
  };

/** Lists paths, and what they cover: what the whole command does where nothing else is named. */
export const listing = (command: Command, shell: Shell): Command =>
  command
    .argument('[machines...]', 'the same as --machine')
    .addOption(machineOption())
    .addOption(
      new Option('-s, --strategy <name>', 'how paths are found')
        .choices(Object.keys(strategies))
        .default('every-transition'),
    )
    .option('--seed <number>', 'what chance begins with', asNumber(0), 1)
    .option('--length <steps>', 'how many steps a walk by chance has', asNumber(1), 20)
    .option('--limit <paths>', 'so many of a machine at most (simple: 1000, random: 10)', asNumber(1))
    .option('--from <state>', 'begin to look in this state; the shortest way there is a part of each path')
    .option('--to <state>', 'paths that end in this state, or within it')
    .option('--through <name...>', 'paths that come by these states, or by what happens')
    .option(
      '--told',
      'count what only the browser remembers or another page tells as if it were done by hand',
    )
    .addOption(atlasOption())
    .addOption(new Option('--json', 'for tools').conflicts(['markdown', 'gherkin']))
    .addOption(
      new Option('--markdown', 'a table of steps for each path, with boxes to tick').conflicts('gherkin'),
    )
    .option('--gherkin', 'a scenario for each path')
    .option('--save <file>', 'write them there, in the format that it ends in (.json, .md, .feature, .txt)')
    .option('--missing', 'say what none of these paths walks')
    .addHelpText('after', help)
    .action(list(shell));
