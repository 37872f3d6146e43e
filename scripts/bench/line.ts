import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface BenchOptions {
  help: boolean;
  /** The names of figures to measure. */
  names: readonly string[];
  json: boolean;
}

/** Is measured where it is asked for: it takes minutes, and is installed first. */
const optionalFigure = 'lighthouse';

/** The text of `npm run bench -- --help`. */
export const helpText = (figures: readonly string[]): string => `Usage: npm run bench -- [options]

Measures what guests wait for, and prints each figure beside its goal, its value in the previous run, and a floor.

  --only NAMES   measure these figures only, separated by commas
  --lighthouse   measure with Lighthouse only, which is installed first; takes minutes
  --json         print JSON
  --help         print this help

Figures: ${figures.join(', ')}
`;

/**
 * What `npm run bench -- …` asks for.
 * @throws an error in words where it names a figure that there is not
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
    throw new Error(`No figure is called ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  }
  return { help, names: [...new Set(names)], json };
}
