import { Command, CommanderError } from 'commander';
import { readVersion } from '../../config/index.ts';
import { access } from './access.ts';
import { backup, restore } from './backup.ts';
import { bulletins } from './bulletins.ts';
import { calendars } from './calendars.ts';
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

function program(shell: Shell): Command {
  const { terminal } = shell;
  const line = new Command('npm run host --')
    .version(readVersion())
    .usage('<command> [options]')
    .description(
      'Manage the site. Commands work while the site runs and while it is stopped, with the site’s settings ' +
        '(the environment and .env). For scripts: npm run -s host -- <command> --json',
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
  ])
    line.addCommand(command(shell));
  for (const command of everything(line)) {
    command
      .exitOverride()
      .helpCommand(command.commands.length > 0)
      .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.err(text) });
  }
  return line;
}

/**
 * Runs a command line, such as `['reservations', 'list', '--json']`.
 * @returns the exit code: 0 done, 1 refused or failed, 2 wrong usage
 */
export async function runCommandLine(args: readonly string[], shell: Shell): Promise<number> {
  try {
    await program(shell).parseAsync(args, { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    // Commander has already printed its own errors.
    if (!(error instanceof CommanderError)) shell.terminal.err(`${getErrorText(error)}\n`);
    return getExitCode(error);
  }
}
