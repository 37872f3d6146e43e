import { resolve } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';

/** Resolves a file from the folder in which npm was called; npm itself runs in the folder of the package. */
export const resolveFile = (name: string): string => resolve(process.env['INIT_CWD'] ?? '.', name);

/** Creates a parser for whole numbers with a minimum. */
export const parseNumber =
  (min: number) =>
  (text: string): number => {
    const number = Number(text);
    if (Number.isSafeInteger(number) && number >= min) return number;
    throw new InvalidArgumentError(`Give a whole number, ${min} or more.`);
  };

export const machineOption = () => new Option('-m, --machine <name...>', 'only these machines; default: all');

export const atlasOption = (address: string) =>
  new Option('--atlas <address>', 'address of the atlas, for links to its pages').default(address);

export const fileOption = () =>
  new Option(
    '--file <file>',
    'JSON file written by --save; required for random paths and for paths found with --from or --through',
  );
