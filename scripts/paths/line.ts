import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command, CommanderError } from 'commander';
import * as v from 'valibot';
import { PathNotFound } from 'statechart-atlas/paths';
import { UnknownName } from 'statechart-atlas/paths/nearest';
import { explain } from './explain.ts';
import { explore } from './explore.ts';
import { listing } from './list.ts';
import { uncovered } from './uncovered.ts';
import { NotWalkable } from './otherSite.ts';
import { run } from './run.ts';
import type { Shell, Terminal } from './terminal.ts';

const program = (terminal: Shell): Command => {
  const line = new Command('npm run paths --')
    .enablePositionalOptions()
    .description(
      'List the paths through the journeys in words, so that people can follow them, and print their coverage: states, ' +
        'transitions, guards (each branch taken and rejected), events, and pairs of a state and an event.',
    );
  listing(line, terminal)
    .addCommand(explain(terminal))
    .addCommand(run(terminal))
    .addCommand(explore(terminal))
    .addCommand(uncovered(terminal));
  for (const command of [line, ...line.commands])
    command
      .showHelpAfterError('Use --help for all options.')
      .exitOverride()
      .configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  return line;
};

const fileErrorTexts: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) =>
    existsSync(dirname(path)) ? `File or folder not found: ${path}` : `Folder not found: ${dirname(path)}`,
  EISDIR: (path) => `${path} is a folder; give a file.`,
  EACCES: (path) => `You have no permission to read or write ${path}.`,
};

/** Returns a message for an error in the user's input; undefined for a bug in the program. */
function toError(error: unknown): string | undefined {
  if (error instanceof v.ValiError) return `The file contains no saved paths: ${error.message}`;
  if (error instanceof SyntaxError) return `The file is not valid JSON: ${error.message}`;
  if ([UnknownName, PathNotFound, NotWalkable].some((kind) => error instanceof kind))
    return (error as Error).message;
  const { code = '', path = 'The path' } = error as NodeJS.ErrnoException;
  return fileErrorTexts[code]?.(path);
}

/**
 * Runs a command line, such as `['--machine', 'booking', '--json']`.
 * @returns the exit code: 0 done, 1 something is not covered or failed, 2 wrong usage
 */
export async function runPaths(args: readonly string[], terminal: Terminal): Promise<number> {
  const outcome = { failed: false };
  try {
    await program({ ...terminal, outcome }).parseAsync(args, { from: 'user' });
    return outcome.failed ? 1 : 0;
  } catch (error) {
    // Commander has already printed the error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const mistake = toError(error);
    if (mistake === undefined) throw error;
    terminal.err(`${mistake}\n`);
    return 2;
  }
}
