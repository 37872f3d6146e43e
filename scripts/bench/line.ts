import { parseArgs } from 'node:util';

/** The parsed command line. */
export interface BenchOptions {
  help: boolean;
  /** The names of the figures to measure. */
  names: readonly string[];
  json: boolean;
}

/** This figure is measured only on request: it takes minutes and needs an installation. */
const optionalFigure = 'lighthouse';

/** Returns the text of `npm run bench -- --help`. */
export const helpText = (figures: readonly string[]): string => `Usage: npm run bench -- [options]

Measure loading, response times and memory, and print each figure with its goal, its value in the previous run, and
its baselines, such as a minimal React page, static HTML or a minimal node:http server.

  --only NAMES   measure only these figures, separated by commas
  --lighthouse   run only Lighthouse, which is installed on first use; this takes several minutes
  --json         print JSON
  --help         print this help

Figures: ${figures.join(', ')}
`;

/**
 * Parses the arguments of `npm run bench -- …`.
 * @throws an error with a message for the user if a figure is unknown
 */
export function readLine(args: readonly string[], known: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      [optionalFigure]: { type: 'boolean', default: false },
    },
  });
  const { help, only, json, lighthouse } = values;
  const named = only?.flatMap((one) => one.split(','));
  const all = lighthouse ? [] : known.filter((name) => name !== optionalFigure);
  const names = [...(named ?? all), ...(lighthouse ? [optionalFigure] : [])];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No figure is called ${unknown.join(', ')}. Known figures: ${known.join(', ')}.`);
  }
  return { help, names: [...new Set(names)], json };
}
