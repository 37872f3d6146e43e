import type { Logger } from 'pino';
import { scheduleBackups, makeBackup } from '../commands/index.ts';
import type { Config } from '../config/index.ts';
import type { HostCommands } from '../host/index.ts';
import type { Backend } from '../site/index.ts';

type DailyBackups = ReturnType<typeof scheduleBackups>;

interface Of {
  commands: HostCommands | undefined;
  secretKey: string;
  log: Logger;
}

/**
 * Schedules the daily backups of the embedded database. Returns undefined with PostgreSQL, and when backups are turned
 * off.
 */
export function ownBackups(config: Config, { commands, secretKey, log }: Of): DailyBackups | undefined {
  const { dataDir, backupDays: days, databaseUrl } = config;
  if (!commands || databaseUrl !== undefined || days === 0) return undefined;
  const make = () => makeBackup({ dataDir, secretKey, dump: (file) => commands.dump(file) });
  return scheduleBackups({ dataDir, days, make, log });
}

/** Adds the state of the backups to the host's figures. */
export function withBackups({ observe, ...backend }: Backend, backups: DailyBackups | undefined): Backend {
  if (!observe) return backend;
  if (!backups) return { ...backend, observe };
  return { ...backend, observe: async () => ({ ...(await observe()), backups: await backups.state() }) };
}
