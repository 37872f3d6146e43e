import { InvalidArgumentError, Option } from 'commander';
import { resolve } from 'node:path';

/** A file as it was named: npm runs in the project's folder, and says in which it was called. */
export const fileNamed = (name: string): string => resolve(process.env['INIT_CWD'] ?? '.', name);

/** Reads a whole number that is not below another. */
export const asNumber =
  (least: number) =>
  (typed: string): number => {
    const read = Number(typed);
    if (Number.isSafeInteger(read) && read >= least) return read;
    throw new InvalidArgumentError(`Give a whole number, ${least} or more.`);
  };

export const machineOption = () =>
  new Option('-m, --machine <name...>', 'of these machines; of all where this is left out');

export const atlasOption = () =>
  new Option('--atlas <address>', 'where the atlas is, to which states are linked').default(
    'http://localhost:3000/atlas',
  );

export const fileOption = () =>
  new Option('--file <file>', 'paths that were saved as JSON, by which those are found that a seed led to');
