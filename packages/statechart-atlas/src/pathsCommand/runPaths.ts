import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command, CommanderError } from 'commander';
import * as v from 'valibot';
import { PathNotFound } from '../paths/find.ts';
import { UnknownName } from '../paths/nearest.ts';
import { stopChildrenOnSignals } from './childProcesses.ts';
import { UnsuitableSite, type BrowserConfig, type PathsConfig, type Shell, type Terminal } from './config.ts';
import { explain } from './explain.ts';
import { addListing } from './list.ts';
import { uncovered } from './uncovered.ts';

/** Adds the commands that need Playwright, which is loaded only for them. */
async function addBrowserCommands(program: Command, shell: Shell, browser: BrowserConfig): Promise<void> {
  const [{ run }, { explore }] = await Promise.all([import('./run.ts'), import('./explore.ts')]);
  program.addCommand(run(shell, browser)).addCommand(explore(shell, browser));
}

async function createProgram(shell: Shell): Promise<Command> {
  const { command, browser, coverage } = shell.config;
  const program = new Command(command)
    .enablePositionalOptions()
    .description(
      'List the paths through the machines in words, so that people can follow them, and print their coverage: states, ' +
        'transitions, guards (each branch true and false), events, and pairs of state and event.',
    );
  addListing(program, shell).addCommand(explain(shell));
  if (browser) await addBrowserCommands(program, shell, browser);
  if (coverage) program.addCommand(uncovered(shell, coverage));
  for (const one of [program, ...program.commands])
    one
      .showHelpAfterError('Use --help for all options.')
      .exitOverride()
      .configureOutput({ writeOut: shell.out, writeErr: shell.err });
  return program;
}

const fileErrorTexts: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) =>
    existsSync(dirname(path)) ? `File or folder not found: ${path}` : `Folder not found: ${dirname(path)}`,
  EISDIR: (path) => `${path} is a folder; give a file.`,
  EACCES: (path) => `You have no permission to read or write ${path}.`,
};

/** Returns a message for an error in the user's input; undefined for a bug in the program. */
function getUsageError(error: unknown): string | undefined {
  if (error instanceof v.ValiError) return `The file contains no saved paths: ${error.message}`;
  if (error instanceof SyntaxError) return `The file is not valid JSON: ${error.message}`;
  if ([UnknownName, PathNotFound, UnsuitableSite].some((kind) => error instanceof kind))
    return (error as Error).message;
  const { code = '', path = 'The path' } = error as NodeJS.ErrnoException;
  return fileErrorTexts[code]?.(path);
}

const ownTerminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

/**
 * Runs the command that lists paths, explains them and runs them in a browser.
 * @param args its arguments, such as `['--machine', 'lamp', '--json']`
 * @returns the exit code: 0 done, 1 something is not covered or failed, 2 wrong usage
 */
export async function runPaths(
  config: PathsConfig,
  args: readonly string[],
  terminal: Terminal = ownTerminal,
): Promise<number> {
  const outcome = { failed: false };
  try {
    const program = await createProgram({ ...terminal, config, outcome });
    await program.parseAsync(args, { from: 'user' });
    return outcome.failed ? 1 : 0;
  } catch (error) {
    // Commander has already printed the error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const message = getUsageError(error);
    if (message === undefined) throw error;
    terminal.err(`${message}\n`);
    return 2;
  }
}

/** Runs the command with the arguments of this process, and sets its exit code. */
export async function runPathsAsProcess(config: PathsConfig): Promise<void> {
  // The reader may close the pipe early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  stopChildrenOnSignals();
  process.exitCode = await runPaths(config, process.argv.slice(2));
}
