import { InvalidArgumentError, Option } from 'commander';
import { resolve } from 'node:path';

/** Resolves a file from the folder in which npm was called; npm itself runs in the project's folder. */
export const fileNamed = (name: string): string => resolve(process.env['INIT_CWD'] ?? '.', name);

/** Creates a parser for whole numbers with a minimum. */
export const asNumber =
  (least: number) =>
  (typed: string): number => {
    const read = Number(typed);
    if (Number.isSafeInteger(read) && read >= least) return read;
    throw new InvalidArgumentError(`Give a whole number, ${least} or more.`);
  };

export const machineOption = () => new Option('-m, --machine <name...>', 'only these machines; default: all');

export const atlasOption = () =>
  new Option('--atlas <address>', 'address of the atlas, for links to its pages').default(
    'http://localhost:3000/atlas',
  );

export const fileOption = () =>
  new Option(
    '--file <file>',
    'JSON file written by --save; required for random paths and for paths found with --from or --through',
  );
