import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import type { Config } from '../../config/index.ts';
import {
  CommandRefused,
  FolderInUse,
  openHostCommands,
  readSecretKey,
  type CommandAnswer,
  type CommandInput,
  type CommandName,
} from '../../host/index.ts';
import { makeBackup } from '../backup/makeBackup.ts';
import { callSocket, NotListening } from '../socket/callSocket.ts';
import { socketPath, withoutSocket } from '../socket/socketPath.ts';

/** A connection for the host's commands, to this process's database or to the running site. */
export interface HostConnection {
  run<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandAnswer<N>>;
  /** Returns a `.tar.gz` of the database with everything that is needed to read it. */
  backup(): Promise<Readable>;
  /** The time at which the e-mails and refunds of a command are sent. */
  jobsAreDone: 'now' | 'by the site' | 'when the site starts';
  close(): Promise<void>;
}

async function openDirectly(config: Config, log: Logger): Promise<HostConnection> {
  const { dataDir, databaseUrl } = config;
  const secretKey = await readSecretKey(config);
  const commands = await openHostCommands({ ...config, secretKey, log, pages: { takenUnitIds } });
  return {
    run: (name, input) => commands.run(name, input),
    backup: () => makeBackup({ dataDir, secretKey, dump: () => commands.dump() }),
    jobsAreDone: databaseUrl === undefined ? 'when the site starts' : 'by the site',
    close: () => commands.close(),
  };
}

function throughTheSite(path: string): HostConnection {
  return {
    run: async <N extends CommandName>(name: N, input: CommandInput<N>) =>
      (await json(await callSocket(path, `/run/${name}`, input))) as CommandAnswer<N>,
    backup: () => callSocket(path, '/backup', {}),
    jobsAreDone: 'now',
    close: () => Promise.resolve(),
  };
}

/** Connects to the running site that uses the data folder. */
function connectToSite(dataDir: string, inUse: FolderInUse): HostConnection {
  const path = socketPath(dataDir);
  if (path === undefined) throw new CommandRefused(withoutSocket, { cause: inUse });
  const site = throughTheSite(path);
  const reportInUse = (error: unknown) => {
    if (!(error instanceof NotListening)) throw error;
    throw new CommandRefused(
      `${inUse.message}\nA site that is starting or stopping accepts no commands: try again in a moment.`,
      { cause: error },
    );
  };
  return {
    ...site,
    run: (name, input) => site.run(name, input).catch(reportInUse),
    backup: () => site.backup().catch(reportInUse),
  };
}

/** @throws {CommandRefused} when another host stores this site's reservations */
export function requireOwnHost({ api }: Config): void {
  if (api) {
    throw new CommandRefused(
      `API_URL is set: the host at ${api.url} stores the reservations. Use that host’s own tools.`,
    );
  }
}

/** @throws {CommandRefused} when this site stores no reservations, or has no database yet */
export function requireOwnDatabase(config: Config): void {
  requireOwnHost(config);
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database'))) {
    throw new CommandRefused(
      `DATA_DIR ${dataDir} contains no database. Start the site once, or set DATA_DIR to the folder that it uses.`,
    );
  }
}

/**
 * Connects to the PostgreSQL server of DATABASE_URL, to the database in DATA_DIR, or to the running site that uses that
 * folder.
 * @throws {CommandRefused} when no database exists
 */
export async function connectToHost(config: Config, log: Logger): Promise<HostConnection> {
  requireOwnDatabase(config);
  try {
    return await openDirectly(config, log);
  } catch (error) {
    if (error instanceof FolderInUse) return connectToSite(config.dataDir, error);
    throw error;
  }
}
