import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFolder } from './backupFolder.ts';

const backupName = /^estadia-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z(-by-hand)?\.tar\.gz$/;

/** Returns the name of the file of a backup that is made now. */
export const getFileName = (now: Date, isByHand = false): string =>
  `estadia-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z${isByHand ? '-by-hand' : ''}.tar.gz`;

/** A complete backup in the data folder. */
export interface BackupFile {
  name: string;
  file: string;
  madeAt: Date;
  isByHand: boolean;
}

/** Returns what the name of a backup says; empty for other files. */
function readName(folder: string, name: string): BackupFile[] {
  const [, hour, minutes, seconds, byHand] = backupName.exec(name) ?? [];
  if (hour === undefined) return [];
  const madeAt = new Date(`${hour}:${minutes}:${seconds}Z`);
  if (Number.isNaN(madeAt.getTime())) return [];
  return [{ name, file: join(folder, name), madeAt, isByHand: byHand !== undefined }];
}

/** Lists the backups in the data folder, the newest first. */
export async function listBackups(dataDir: string): Promise<BackupFile[]> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => readName(folder, name))
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** Returns the backup with a name, and its size in bytes; undefined if there is none. */
export async function findBackup(
  dataDir: string,
  name: string,
): Promise<(BackupFile & { bytes: number }) | undefined> {
  const backup = (await listBackups(dataDir)).find((one) => one.name === name);
  const found = backup && (await stat(backup.file).catch(() => undefined));
  return backup && found && { ...backup, bytes: found.size };
}
