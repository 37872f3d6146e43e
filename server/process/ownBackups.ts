import type { Logger } from 'pino';
import { drillInThread, manageBackups, makeBackup } from '../commands/index.ts';
import type { Config } from '../config/index.ts';
import type { HostCommands } from '../host/index.ts';
import type { Backend } from '../site/index.ts';

export type OwnBackups = ReturnType<typeof manageBackups>;

interface Of {
  commands: HostCommands;
  secretKey: string;
  log: Logger;
}

/** Opens the backups of the embedded database, and schedules the daily ones. Returns undefined with PostgreSQL. */
export function ownBackups(config: Config, { commands, secretKey, log }: Of): OwnBackups | undefined {
  const { dataDir, backupDays: days, databaseUrl } = config;
  if (databaseUrl !== undefined) return undefined;
  const make = () => makeBackup({ dataDir, secretKey, dump: (file) => commands.dump(file) });
  const drill = (file: string) => drillInThread(config, file);
  return manageBackups({ dataDir, days, containsKey: config.secretKey === undefined, make, drill, log });
}

/** Adds the state of the daily backups to the host's figures. */
export function withBackups(
  { observe, ...backend }: Backend,
  backups: OwnBackups | undefined,
  { backupDays }: Pick<Config, 'backupDays'>,
): Backend {
  if (!observe) return backend;
  if (!backups || backupDays === 0) return { ...backend, observe };
  return { ...backend, observe: async () => ({ ...(await observe()), backups: await backups.state() }) };
}
