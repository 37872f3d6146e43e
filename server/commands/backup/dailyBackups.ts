import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { backupFolder } from './backupFolder.ts';
import { draftEnding, writeWhole } from './writeWhole.ts';

const minute = 60_000;
/** The wait after a start, in milliseconds: a site that only runs for a trial makes no backups. */
const settles = 5 * minute;
/** The wait after a failed backup, in milliseconds. */
const nextTry = 60 * minute;
/** The hour with the fewest guests, by this machine's clock. */
const quietHour = 4;

const backupName = /^estadia-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;
const getFileName = (now: Date) => `estadia-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/** Returns the time in a backup's name; undefined for other files. */
function getTime(name: string): Date | undefined {
  const [, hour, minutes, seconds] = backupName.exec(name) ?? [];
  return hour === undefined ? undefined : new Date(`${hour}:${minutes}:${seconds}Z`);
}

function latestQuietHour(now: Date): Date {
  const quiet = new Date(now);
  quiet.setHours(quietHour, 0, 0, 0);
  if (quiet > now) quiet.setDate(quiet.getDate() - 1);
  return quiet;
}

/** Lists the automatic backups, the newest first. */
export async function listBackups(dataDir: string): Promise<{ file: string; madeAt: Date }[]> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const madeAt = getTime(name);
      return madeAt === undefined ? [] : [{ file: join(folder, name), madeAt }];
    })
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

interface Options {
  dataDir: string;
  /** The number of backups to keep; 0 turns backups off. */
  days: number;
  make: () => Promise<Readable>;
  log: Logger;
}

/** The state of a running site's backups. */
interface BackupState {
  /** The time of the newest complete backup. */
  newest: Date | undefined;
  /** The number of failures since the process started. */
  failures: number;
}

/**
 * Makes a backup every day at a quiet hour, or shortly after the start if the site did not run then. The oldest backup
 * is deleted after a newer one is complete.
 */
export function scheduleBackups({ dataDir, days, make, log }: Options) {
  const folder = backupFolder(dataDir);
  let failures = 0;
  let notBefore = 0;

  async function makeOne(now: Date): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, getFileName(now));
    const bytes = await writeWhole(file, await make());
    log.info({ file, bytes }, 'backup written');
    for (const { file: old } of (await listBackups(dataDir)).slice(days)) await rm(old);
    const drafts = (await readdir(folder)).filter((name) => name.endsWith(draftEnding));
    for (const draft of drafts) await rm(join(folder, draft));
  }

  /** Makes a backup if one is due. */
  async function look(now: Date): Promise<void> {
    if (days === 0 || now.getTime() < notBefore) return;
    const [newest] = await listBackups(dataDir);
    if (newest !== undefined && newest.madeAt >= latestQuietHour(now)) return;
    try {
      await makeOne(now);
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
