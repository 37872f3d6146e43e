import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrillResult } from '../../../contract/dashboard/backups.ts';
import { examineDump, type ExaminedDump, type TableRows } from '../../host/index.ts';
import { backupFolder } from './backupFolder.ts';
import { BackupRefused } from './backupRefused.ts';
import { refuseOtherKey, type KeySettings } from './keyOfBackup.ts';
import { parts, type Manifest } from './manifest.ts';
import { unpackBackup } from './unpackBackup.ts';

const drillFolder = 'drill-';

/** Deletes the copies of drills that a stopped process has left. */
export async function deleteDrillFolders(dataDir: string): Promise<void> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(drillFolder))) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function openDatabase(draft: string): Promise<ExaminedDump> {
  const dump = join(draft, parts.database);
  if (!existsSync(dump)) throw new BackupRefused('noDatabase', 'The backup contains no database.');
  try {
    return await examineDump(draft, dump);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
      throw new BackupRefused('diskFull', 'The disk of DATA_DIR is full.', { cause: error });
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupRefused(
      'databaseUnreadable',
      `The database in the backup cannot be opened: ${reason}. Choose another backup.`,
      { cause: error },
    );
  }
}

const findDifferences = (noted: TableRows, found: TableRows): string[] =>
  [...new Set([...Object.keys(noted), ...Object.keys(found)])].filter((name) => noted[name] !== found[name]);

function compare(manifest: Manifest, { migrations, rows, keyPrint }: ExaminedDump): void {
  if (String(manifest.migrations) !== String(migrations)) {
    throw new BackupRefused(
      'migrationsDiffer',
      'The database in the backup has another version than the backup says. Choose another backup.',
    );
  }
  if (keyPrint !== undefined && keyPrint !== manifest.keyPrint) {
    throw new BackupRefused(
      'otherKey',
      'The database in the backup was encrypted with another secret key than the backup says.',
    );
  }
  const differences = manifest.rows === undefined ? [] : findDifferences(manifest.rows, rows);
  if (differences.length === 0) return;
  throw new BackupRefused(
    'rowsDiffer',
    `The backup lacks rows, or has too many, in ${differences.join(', ')}. Choose another backup.`,
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

async function drill(settings: KeySettings, draft: string, file: string): Promise<DrillResult> {
  const manifest = await unpackBackup(draft, file);
  await refuseOtherKey(settings, draft, manifest);
  const examined = await openDatabase(draft);
  compare(manifest, examined);
  const { rows } = examined;
  return {
    problem: null,
    madeAt: manifest.createdAt,
    reservations: rows['public.reservation'] ?? 0,
    users: rows['public.host_user'] ?? 0,
    tables: Object.keys(rows).length,
    rows: sum(Object.values(rows)),
    isCounted: manifest.rows !== undefined,
  };
}

/** The result of a drill, with a sentence for the command line if the backup has a problem. */
export type Drilled = DrillResult & { message?: string };

/**
 * Restores a backup into a temporary folder, checks it as far as a restore would, and that nothing is missing, and deletes
 * the folder. The data of the site remains unchanged, so the site may run.
 */
export async function drillBackup(settings: KeySettings, file: string): Promise<Drilled> {
  const folder = backupFolder(settings.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(join(folder, drillFolder));
  try {
    return await drill(settings, draft, file);
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error;
    const { problem, message } = error;
    return {
      problem,
      madeAt: null,
      reservations: 0,
      users: 0,
      tables: 0,
      rows: 0,
      isCounted: false,
      message,
    };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
