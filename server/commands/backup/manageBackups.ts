import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { BackupList, BackupTask, DrillResult, LastDrill } from '../../../contract/dashboard/backups.ts';
import type { BackupManager, BegunTask } from '../../host/ports/maintenance.ts';
import { backupFolder } from './backupFolder.ts';
import { scheduleBackups } from './dailyBackups.ts';
import { deleteDrillFolders } from './drillBackup.ts';
import { findBackup, listBackups } from './storedBackups.ts';

interface Options {
  dataDir: string;
  /** The number of daily backups to keep; 0 turns them off. */
  days: number;
  /** Whether backups contain the secret key. */
  containsKey: boolean;
  make: () => Promise<Readable>;
  /** Checks the file of a backup by a restore into a temporary folder. */
  drill: (file: string) => Promise<DrillResult>;
  log: Logger;
}

const getDrillFile = (dataDir: string) => join(backupFolder(dataDir), 'last-drill.json');

async function readLastDrill(dataDir: string): Promise<LastDrill | null> {
  try {
    return JSON.parse(await readFile(getDrillFile(dataDir), 'utf8')) as LastDrill;
  } catch {
    return null;
  }
}

const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/**
 * Makes daily backups of the embedded database, and makes and checks backups when a person wants it. Only one backup or
 * drill runs at a time.
 */
export function manageBackups({ dataDir, days, containsKey, make, drill, log }: Options) {
  let running: (BegunTask & { done: Promise<void> }) | undefined;
  let failure: BackupList['failure'] = null;

  /** Runs a task unless another one runs, and notes that it failed. */
  function run(
    task: BackupTask,
    work: () => Promise<void>,
  ): (BegunTask & { done: Promise<void> }) | undefined {
    if (running !== undefined) return undefined;
    const done = work()
      .then(() => void (failure = null))
      .catch((error: unknown) => {
        failure = { task, at: new Date().toISOString(), isDiskFull: isDiskFull(error) };
        log.error({ reason: String(error), task }, 'the work with a backup failed');
      })
      .finally(() => void (running = undefined));
    running = { task, since: new Date().toISOString(), done };
    return running;
  }

  const schedule = scheduleBackups({
    dataDir,
    days,
    make,
    log,
    async exclusively(work) {
      const begun = run('backup', work);
      await begun?.done;
      return begun !== undefined;
    },
  });

  async function drillOne(name: string): Promise<void> {
    const backup = await findBackup(dataDir, name);
    if (!backup) throw new Error(`the backup ${name} was deleted before its drill`);
    const result = await drill(backup.file);
    const last: LastDrill = { backup: name, at: new Date().toISOString(), result };
    await writeFile(getDrillFile(dataDir), JSON.stringify(last), { mode: 0o600 });
    log.info({ backup: name, problem: result.problem }, 'backup checked by a drill');
  }

  const deleting = deleteDrillFolders(dataDir).catch(() => undefined);

  const manager: BackupManager = {
    async list() {
      const files = await listBackups(dataDir);
      const backups = await Promise.all(
        files.map(async ({ name, file, madeAt, isByHand }) => {
          const found = await stat(file).catch(() => undefined);
          return found ? [{ backup: name, madeAt: madeAt.toISOString(), bytes: found.size, isByHand }] : [];
        }),
      );
      return {
        isAvailable: true,
        days,
        containsKey,
        backups: backups.flat(),
        running: running === undefined ? null : { task: running.task, since: running.since },
        failure,
        lastDrill: await readLastDrill(dataDir),
      };
    },
    findSize: async (name) => (await findBackup(dataDir, name))?.bytes,
    begin(request) {
      const work =
        request.task === 'backup'
          ? () => schedule.makeByHand(new Date())
          : () => deleting.then(() => drillOne(request.backup));
      const begun = run(request.task, work);
      return begun && { task: begun.task, since: begun.since };
    },
    async open(name) {
      const backup = await findBackup(dataDir, name);
      if (!backup) return undefined;
      const content = Readable.toWeb(createReadStream(backup.file)) as ReadableStream<Uint8Array>;
      return { bytes: backup.bytes, content };
    },
  };

  return {
    manager,
    state: schedule.state,
    /** Stops the schedule, and waits for a backup or drill that is running. */
    async stop(): Promise<void> {
      await schedule.stop();
      await running?.done;
    },
  };
}
