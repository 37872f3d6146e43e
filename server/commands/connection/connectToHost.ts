import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import { describeServices, mergeStored, type Config } from '../../config/index.ts';
import {
  CommandRefused,
  FolderInUse,
  openHostCommands,
  readSecretKey,
  type CommandAnswer,
  type CommandInput,
  type CommandName,
} from '../../host/index.ts';
import type { SessionReader } from '../../host/ports/gateway.ts';
import type { PhotoStore } from '../../host/ports/photoStore.ts';
import type { StoredSettings } from '../../host/ports/settings.ts';
import { makeBackup } from '../backup/makeBackup.ts';
import { callSocket, isListening } from '../socket/callSocket.ts';
import type { SiteAddress } from '../socket/serveCommands.ts';
import { socketPath, withoutSocket } from '../socket/socketPath.ts';

/** A connection for the host's commands, to this process's database or to the running site. */
export interface HostConnection {
  run<N extends CommandName>(name: N, input: CommandInput<N>): Promise<CommandAnswer<N>>;
  /** Returns a `.tar.gz` of the database with everything that is needed to read it. */
  backup(): Promise<Readable>;
  /** Returns the site's address: of the running site, whose PUBLIC_URL this process may lack, or of the settings. */
  readPublicUrl(): Promise<string>;
  /** The time at which the e-mails and refunds of a command are sent. */
  jobsAreDone: 'now' | 'by the site' | 'when the site starts';
  close(): Promise<void>;
}

/** The part of a connection that runs commands. */
export type CommandConnection = Pick<HostConnection, 'run' | 'close'>;

/** Opens the site's payment gateway, which is loaded when a command first reads it. */
export type OpenSessionReader = (site: {
  config: Config;
  secretKey: string;
  log: Logger;
}) => SessionReader & { close(): Promise<void> };

/** Opens the store of PHOTO_STORE; undefined for the database. */
export type OpenPhotoStore = (config: Pick<Config, 'photoStore'>) => Promise<PhotoStore | undefined>;

interface Means {
  log: Logger;
  openSessionReader: OpenSessionReader;
  openPhotoStore: OpenPhotoStore;
}

async function openDirectly(
  config: Config,
  { log, openSessionReader, openPhotoStore }: Means,
): Promise<HostConnection> {
  const { dataDir, databaseUrl } = config;
  const secretKey = await readSecretKey(config);
  const settings = {
    open: (stored: StoredSettings) => Promise.resolve(describeServices(mergeStored(config, stored))),
  };
  const gateway = openSessionReader({ config, secretKey, log });
  const pages = { takenUnitIds };
  const photoStore = await openPhotoStore(config);
  const options = { ...config, photoStore, settings, secretKey, log, pages, gateway };
  const commands = await openHostCommands(options);
  return {
    run: (name, input) => commands.run(name, input),
    backup: () => makeBackup({ dataDir, secretKey, dump: (file) => commands.dump(file) }),
    readPublicUrl: () => Promise.resolve(config.publicUrl),
    jobsAreDone: databaseUrl === undefined ? 'when the site starts' : 'by the site',
    async close() {
      await commands.close();
      await gateway.close();
    },
  };
}

function throughTheSite(path: string): HostConnection {
  return {
    run: async <N extends CommandName>(name: N, input: CommandInput<N>) =>
      (await json(await callSocket(path, `/run/${name}`, input))) as CommandAnswer<N>,
    backup: () => callSocket(path, '/backup', {}),
    readPublicUrl: async () =>
      ((await json(await callSocket(path, '/address', {}))) as SiteAddress).publicUrl,
    jobsAreDone: 'now',
    close: () => Promise.resolve(),
  };
}

/** Connects to the running site that uses the data folder; undefined if it accepts no commands. */
async function connectToSite(dataDir: string): Promise<HostConnection | undefined> {
  const path = socketPath(dataDir);
  return path !== undefined && (await isListening(path)) ? throughTheSite(path) : undefined;
}

const refuseInUse = (dataDir: string, inUse: FolderInUse) =>
  new CommandRefused(
    socketPath(dataDir) === undefined
      ? withoutSocket
      : `${inUse.message}\nA site that is starting or stopping accepts no commands: try again in a moment.`,
    { cause: inUse },
  );

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
 * Connects to the PostgreSQL server of DATABASE_URL, to the running site that uses DATA_DIR, or to the database in
 * DATA_DIR. The site is asked first: this process then loads no properties and no database.
 * @throws {CommandRefused} when no database exists, or the running site accepts no commands
 */
export async function connectToHost(config: Config, means: Means): Promise<HostConnection> {
  requireOwnDatabase(config);
  const { databaseUrl, dataDir } = config;
  const site = databaseUrl === undefined ? await connectToSite(dataDir) : undefined;
  if (site) return site;
  try {
    return await openDirectly(config, means);
  } catch (error) {
    throw error instanceof FolderInUse ? refuseInUse(dataDir, error) : error;
  }
}
