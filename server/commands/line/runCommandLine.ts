import { Command, CommanderError } from 'commander';
import { readVersion } from '../../config/index.ts';
import { access } from './access.ts';
import { backup, restore } from './backup.ts';
import { bulletins } from './bulletins.ts';
import { calendars } from './calendars.ts';
import { completion } from './completion.ts';
import { content } from './content.ts';
import { doctor } from './doctor.ts';
import { examples } from './examples.ts';
import { getExitCode, exitCodes, getErrorText } from './failures.ts';
import { jobs } from './jobs.ts';
import { guests } from './guests.ts';
import { init } from './init.ts';
import { keys } from './keys.ts';
import { mails } from './mails.ts';
import { moveToPostgres } from './moveToPostgres.ts';
import { nights } from './nights.ts';
import { registrations } from './registrations.ts';
import { reservations } from './reservations.ts';
import { today } from './today.ts';
import type { Shell } from './shell.ts';
import { start } from './start.ts';

const everything = (command: Command): Command[] => [command, ...command.commands.flatMap(everything)];

/** Creates the commands. `writeError` receives the errors that Commander finds. */
function program(shell: Shell, writeError: (text: string) => void): Command {
  const { terminal } = shell;
  const line = new Command('npm run host --')
    .version(readVersion())
    .usage('<command> [options]')
    .description(
      'Manage the site. Commands work while the site runs and while it is stopped, with the site’s settings ' +
        '(the environment and .env). For scripts: npm run -s host -- <command> --json; an error is then one line of JSON on ' +
        'standard error: { error: { message, exitCode } }.',
    )
    .addHelpText('after', '\nMore about a command: npm run host -- help <command>');
  for (const command of [
    init,
    start,
    today,
    reservations,
    nights,
    calendars,
    registrations,
    guests,
    mails,
    jobs,
    bulletins,
    content,
    access,
    examples,
    keys,
    backup,
    restore,
    moveToPostgres,
    doctor,
    completion,
  ])
    line.addCommand(command(shell));
  for (const command of everything(line)) {
    command
      .exitOverride()
      .helpCommand(command.commands.length > 0)
      .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: writeError });
  }
  return line;
}

/**
 * Runs a command line, such as `['reservations', 'list', '--json']`. With `--json`, an error is a line of JSON on standard
 * error; standard output contains results only.
 * @returns the exit code: 0 done, 1 refused or failed, 2 wrong usage
 */
export async function runCommandLine(args: readonly string[], shell: Shell): Promise<number> {
  const err = (text: string) => shell.terminal.err(text);
  const isJson = args.includes('--json');
  let usageError = '';
  const writeError = (text: string) => (isJson ? void (usageError += text) : err(text));
  try {
    await program(shell, writeError).parseAsync(args, { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    const exitCode = getExitCode(error);
    if (isJson && exitCode !== exitCodes.done) {
      const text = error instanceof CommanderError ? usageError : getErrorText(error);
      const message = text.trim().replace(/^error: /, '');
      err(`${JSON.stringify({ error: { message, exitCode } })}\n`);
    } else if (!(error instanceof CommanderError)) {
      // Commander has already printed its own errors.
      err(`${getErrorText(error)}\n`);
    }
    return exitCode;
  }
}
