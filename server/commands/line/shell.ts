import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import type { Logger } from 'pino';
import { readConfig, readNamedConfig, type Config } from '../../config/index.ts';
import { CommandRefused, hasProperties, readChosenName, readSiteName } from '../../host/index.ts';
import type { SidecarTables } from '../../host/ports/sidecarTables.ts';
import { endInterruptedRestore } from '../backup/exchange.ts';
import type { OpenGateway } from '../doctor/gateway.ts';
import type { MailServerDiagnostics } from '../doctor/mail.ts';
import type { ReadTexts } from '../doctor/senderDomain.ts';
import {
  connectToHost,
  type HostConnection,
  type OpenPhotoStore,
  type OpenSessionReader,
} from '../connection/connectToHost.ts';
import { WrongUsage } from './failures.ts';
import type { Terminal } from './terminal.ts';

/** The dependencies of every command. */
export interface Shell {
  terminal: Terminal;
  environment: Readonly<Record<string, string | undefined>>;
  log: Logger;
  /** Opens the mail server of SMTP_URL. */
  openMailServer: (smtpUrl: string) => MailServerDiagnostics;
  /** Reads TXT records from the DNS. */
  readTexts: ReadTexts;
  /** Opens the Stripe account of STRIPE_SECRET_KEY. */
  openGateway: OpenGateway;
  /** Opens the gateway of a site that does not run in this process. */
  openSessionReader: OpenSessionReader;
  /** Opens the photo store of a site that does not run in this process. */
  openPhotoStore: OpenPhotoStore;
  /** Opens the tables in a data folder that belong to the sandbox and move with the host's database. */
  openSidecar: (dataDir: string) => SidecarTables;
  /** Serves the site; resolves when it is ready. */
  serve: () => Promise<void>;
}

/** Resolves a path from the folder in which the user called npm: npm itself runs commands in its own folder. */
export const getPath = ({ environment }: Shell, path: string): string =>
  resolve(environment['INIT_CWD'] ?? '.', path);

/** Reads the site's settings, as the site does. */
export const readSettings = ({ environment }: Shell): Config => readConfig(environment);

/** Reads the site's settings with the name of the site, which e-mails contain. */
export const readNamedSettings = ({ environment }: Shell): Promise<Config> =>
  readNamedConfig(environment, { hasProperties, readChosenName, readSiteName });

/** Returns the path of an output file: the given one, or a default in DATA_DIR. */
export const getOutputPath = (shell: Shell, named: string | undefined, inDataDir: string): string =>
  named === undefined ? `${readSettings(shell).dataDir}/${inDataDir}` : getPath(shell, named);

/** Completes or discards an interrupted restore and returns the settings, before a command opens the site's data. */
export async function readSettingsToOpen(shell: Shell): Promise<Config> {
  const config = await readNamedSettings(shell);
  const ended = await endInterruptedRestore(config.dataDir);
  if (ended !== undefined) shell.terminal.err(`${ended}\n`);
  return config;
}

/** Connects to the host, runs `work`, and closes the connection. */
export async function withHost<T>(shell: Shell, work: (host: HostConnection) => Promise<T>): Promise<T> {
  const host = await connectToHost(await readSettingsToOpen(shell), shell);
  try {
    return await work(host);
  } finally {
    await host.close();
  }
}

/** Writes the result of a command, as JSON for scripts or as text for people. */
export function answer<T>(
  { terminal }: Shell,
  { json }: { json?: true },
  result: T,
  inWords: (result: T) => string,
) {
  terminal.out(`${json ? JSON.stringify(result, undefined, 2) : inWords(result)}\n`);
}

/**
 * Asks for confirmation before an action that cannot be undone, unless `--yes` was given.
 * @throws {WrongUsage} without a terminal, {CommandRefused} when the answer is no
 */
export async function makeSure(
  { terminal }: Shell,
  { yes }: { yes?: true },
  question: string,
): Promise<void> {
  if (yes) return;
  if (terminal.ask === undefined) {
    throw new WrongUsage(
      `${question}\nNo terminal is available for the answer. Add --yes to run the command without a question.`,
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

/** Creates a command whose help has a purpose, an example and the exit codes. */
export const commandAbout = (name: string, { summary, description, example }: About): Command =>
  new Command(name)
    .summary(summary)
    .description(description)
    .addHelpText('after', `\nExample:\n  npm run host -- ${example}\n\n${exitCodesHelp}`);

export const jsonOption = (shape: string): Option => new Option('--json', `print JSON: ${shape}`);
export const yesOption = (): Option =>
  new Option('-y, --yes', 'do not ask for confirmation; required without a terminal');
