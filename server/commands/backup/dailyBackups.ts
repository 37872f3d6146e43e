import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { backupFolder } from './backupFolder.ts';
import { getFileName, listBackups } from './storedBackups.ts';
import { draftEnding, writeWhole } from './writeWhole.ts';

const minute = 60_000;
/** The wait after a start, in milliseconds: a site that only runs for a trial makes no backups. */
const settles = 5 * minute;
/** The wait after a failed backup, in milliseconds. */
const nextTry = 60 * minute;
/** The hour with the fewest guests, by this machine's clock. */
const quietHour = 4;
/** The time in milliseconds after which a file that nobody writes any more is left from an interrupted backup. */
const unchanged = 60 * minute;
/** The number of backups made by hand that are kept, apart from the daily ones. */
const keptByHand = 3;

function latestQuietHour(now: Date): Date {
  const quiet = new Date(now);
  quiet.setHours(quietHour, 0, 0, 0);
  if (quiet > now) quiet.setDate(quiet.getDate() - 1);
  return quiet;
}

/** Deletes what interrupted backups left. A backup that another process makes now is still being written. */
async function deleteDrafts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(draftEnding)) continue;
    const draft = join(folder, name);
    const { mtimeMs } = await stat(draft);
    if (now.getTime() - mtimeMs > unchanged) await rm(draft);
  }
}

interface Options {
  dataDir: string;
  /** The number of daily backups to keep; 0 turns them off. */
  days: number;
  make: () => Promise<Readable>;
  log: Logger;
  /** Runs work with backups, of which one runs at a time; returns false without running it while other work runs. */
  exclusively?: (work: () => Promise<void>) => Promise<boolean>;
}

/** The state of a running site's backups. */
interface BackupState {
  /** The time of the newest complete backup. */
  newest: Date | undefined;
  /** The number of failures since the process started. */
  failures: number;
}

const runAtOnce = async (work: () => Promise<void>) => {
  await work();
  return true;
};

/**
 * Makes a backup every day at a quiet hour, or shortly after the start if the site did not run then, and when a person
 * wants one. The oldest backup is deleted after a newer one is complete.
 */
export function scheduleBackups({ dataDir, days, make, log, exclusively = runAtOnce }: Options) {
  const folder = backupFolder(dataDir);
  let failures = 0;
  let notBefore = 0;

  async function makeOne(now: Date, isByHand: boolean): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, getFileName(now, isByHand));
    const bytes = await writeWhole(file, await make());
    log.info({ file, bytes }, 'backup written');
    const alike = (await listBackups(dataDir)).filter((backup) => backup.isByHand === isByHand);
    for (const { file: old } of alike.slice(isByHand ? keptByHand : days)) await rm(old);
    await deleteDrafts(folder, now);
  }

  async function makeDaily(now: Date): Promise<void> {
    try {
      await makeOne(now, false);
    } catch (error) {
      failures += 1;
      notBefore = now.getTime() + nextTry;
      const reason = error instanceof Error ? error.message : String(error);
      log.error(
        { reason, folder },
        'backup failed, next try in an hour: check the free disk space and that DATA_DIR is writable',
      );
    }
  }

  /** Makes a backup if one is due. */
  async function look(now: Date): Promise<void> {
    if (days === 0 || now.getTime() < notBefore) return;
    const newest = (await listBackups(dataDir)).find(({ isByHand }) => !isByHand);
    if (newest !== undefined && newest.madeAt >= latestQuietHour(now)) return;
    await exclusively(() => makeDaily(now));
  }

  let looking = Promise.resolve();
  const lookNow = () => {
    looking = looking.then(() => look(new Date()));
  };
  let timer = setTimeout(() => {
    lookNow();
    timer = setInterval(lookNow, minute);
    timer.unref();
  }, settles);
  timer.unref();

  return {
    look,
    /** Makes a backup because a person wants one. */
    makeByHand: (now: Date): Promise<void> => makeOne(now, true),
    state: async (): Promise<BackupState> => {
      const [newest] = await listBackups(dataDir);
      return { newest: newest?.madeAt, failures };
    },
    /** Stops the schedule, and waits for a backup that is being written. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      await looking;
    },
  };
}
