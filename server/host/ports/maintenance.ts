import type { BackupList, BackupTask } from '../../../contract/dashboard/backups.ts';
import type { Finding, SoftwareVersion } from '../../../contract/dashboard/health.ts';

/** The file of a backup. */
export interface OpenedBackup {
  bytes: number;
  content: ReadableStream<Uint8Array>;
}

/** The backups of the embedded database. */
export interface BackupManager {
  list(): Promise<BackupList>;
  /** Returns the size of a backup in bytes; undefined if there is none of this name. */
  findSize(name: string): Promise<number | undefined>;
  /** Begins to make a backup, or to check one by a restore into a temporary folder; undefined while other work runs. */
  begin(task: { task: 'backup' } | { task: 'drill'; backup: string }): BegunTask | undefined;
  /** Opens the file of a backup; undefined if there is none of this name. */
  open(name: string): Promise<OpenedBackup | undefined>;
}

export interface BegunTask {
  task: BackupTask;
  since: string;
}

/** The maintenance of the process and of its machine. */
export interface Maintenance {
  /** Checks everything that the site depends on, without changing anything. */
  check(): Promise<Finding[]>;
  describeSoftware(): Promise<Omit<SoftwareVersion, 'postgres' | 'database'>>;
  /** Undefined if the database is a PostgreSQL server. */
  backups: BackupManager | undefined;
}
