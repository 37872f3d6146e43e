import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command, CommanderError } from 'commander';
import * as v from 'valibot';
import { NotOnePath } from '../../machines/atlas/paths/find.ts';
import { UnknownName } from '../../machines/atlas/paths/nearest.ts';
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
      'Paths through the journeys, in words that somebody can walk by hand, and what they cover: states, ' +
        'transitions, guards (each branch taken, and refused), events, and pairs of a state and what is heard in it.',
    );
  listing(line, terminal)
    .addCommand(explain(terminal))
    .addCommand(run(terminal))
    .addCommand(explore(terminal))
    .addCommand(uncovered(terminal));
  for (const command of [line, ...line.commands])
    command
      .showHelpAfterError('--help tells all that there is.')
      .exitOverride()
      .configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  return line;
};

const fileErrorTexts: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) =>
    existsSync(dirname(path))
      ? `There is no file or folder ${path}.`
      : `There is no folder ${dirname(path)}.`,
  EISDIR: (path) => `${path} is a folder: name a file.`,
  EACCES: (path) => `${path} may not be read or written by you.`,
};

/** What is wrong with what somebody typed; nothing where it is a mistake of the program. */
function toError(error: unknown): string | undefined {
  if (error instanceof v.ValiError) return `These are no saved paths: ${error.message}`;
  if (error instanceof SyntaxError) return `This is no JSON: ${error.message}`;
  if ([UnknownName, NotOnePath, NotWalkable].some((kind) => error instanceof kind))
    return (error as Error).message;
  const { code = '', path = 'It' } = error as NodeJS.ErrnoException;
  return fileErrorTexts[code]?.(path);
}

/**
 * Does what a command line asks for, such as `['--machine', 'booking', '--json']`.
 * @returns the exit code: 0 done, 1 something is not covered or fails, 2 wrong usage
 */
export async function runPaths(args: readonly string[], terminal: Terminal): Promise<number> {
  const outcome = { failed: false };
  try {
    await program({ ...terminal, outcome }).parseAsync(args, { from: 'user' });
    return outcome.failed ? 1 : 0;
  } catch (error) {
    // Commander has said already what is wrong.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const mistake = toError(error);
    if (mistake === undefined) throw error;
    terminal.err(`${mistake}\n`);
    return 2;
  }
}
