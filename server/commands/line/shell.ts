import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import type { Logger } from 'pino';
import { readConfig, readNamedConfig, type Config } from '../../config/index.ts';
import { CommandRefused, readSiteName } from '../../host/index.ts';
import type { SidecarTables } from '../../host/ports/sidecarTables.ts';
import { endInterruptedRestore } from '../backup/exchange.ts';
import type { OpenGateway } from '../doctor/gateway.ts';
import type { MailServerDiagnostics } from '../doctor/mail.ts';
import { connectToHost, type HostConnection } from '../connection/connectToHost.ts';
import { WrongUsage } from './failures.ts';
import type { Terminal } from './terminal.ts';

/** What every command of the line works with. */
export interface Shell {
  terminal: Terminal;
  environment: Readonly<Record<string, string | undefined>>;
  log: Logger;
  /** The mail server of SMTP_URL. */
  openMailServer: (smtpUrl: string) => MailServerDiagnostics;
  /** The account at Stripe of STRIPE_SECRET_KEY. */
  openGateway: OpenGateway;
  /** What lies in a data folder beside the host's database, and moves with it. */
  openSidecar: (dataDir: string) => SidecarTables;
}

/** A file or folder as it was named: npm runs in its own folder, and says in which it was called. */
export const getPath = ({ environment }: Shell, path: string): string =>
  resolve(environment['INIT_CWD'] ?? '.', path);

/** Reads the site's settings, as the site does. */
export const readSettings = ({ environment }: Shell): Config => readConfig(environment);

/** Reads the site's settings with the name of the site, which mails bear. */
export const readNamedSettings = ({ environment }: Shell): Promise<Config> =>
  readNamedConfig(environment, readSiteName);

/** What is to be written: as it was named, or else this in DATA_DIR. */
export const getOutputPath = (shell: Shell, named: string | undefined, inDataDir: string): string =>
  named === undefined ? `${readSettings(shell).dataDir}/${inDataDir}` : getPath(shell, named);

/** Reads the settings of a site whose data is about to be opened, and ends a restore of it that was interrupted. */
export async function readSettingsToOpen(shell: Shell): Promise<Config> {
  const config = await readNamedSettings(shell);
  const ended = await endInterruptedRestore(config.dataDir);
  if (ended !== undefined) shell.terminal.err(`${ended}\n`);
  return config;
}

/** Does some work with the host's commands, and lets go of them. */
export async function withHost<T>(shell: Shell, work: (host: HostConnection) => Promise<T>): Promise<T> {
  const host = await connectToHost(await readSettingsToOpen(shell), shell.log);
  try {
    return await work(host);
  } finally {
    await host.close();
  }
}

/** Writes an answer: as JSON for scripts, else for people. */
export function answer<T>(
  { terminal }: Shell,
  { json }: { json?: true },
  result: T,
  inWords: (result: T) => string,
) {
  terminal.out(`${json ? JSON.stringify(result, undefined, 2) : inWords(result)}\n`);
}

/**
 * Asks before something that cannot be undone, unless `--yes` was given.
 * @throws {WrongUsage} when there is nobody to ask, {CommandRefused} when the answer is no
 */
export async function makeSure(
  { terminal }: Shell,
  { yes }: { yes?: true },
  question: string,
): Promise<void> {
  if (yes) return;
  if (terminal.ask === undefined) {
    throw new WrongUsage(
      `${question}\nThere is no terminal to ask on. Add --yes to do it without a question.`,
    );
  }
  if (!(await terminal.ask(question))) throw new CommandRefused('Nothing was changed.');
}

const exitCodesHelp = 'Exit codes: 0 done, 1 refused or failed, 2 wrong usage.';

interface About {
  summary: string;
  description: string;
  example: string;
}

/** A command with the help that each has: purpose, example, exit codes. */
export const commandAbout = (name: string, { summary, description, example }: About): Command =>
  new Command(name)
    .summary(summary)
    .description(description)
    .addHelpText('after', `\nExample:\n  npm run host -- ${example}\n\n${exitCodesHelp}`);

export const jsonOption = (shape: string): Option => new Option('--json', `answer as JSON: ${shape}`);
export const yesOption = (): Option =>
  new Option('-y, --yes', 'do not ask; needed where there is no terminal');
