import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { draftEnding, writeWhole } from './writeWhole.ts';

const minute = 60_000;
/** How long a start is left alone: whoever tries something out makes no backups. */
const settles = 5 * minute;
/** After a backup failed. */
const nextTry = 60 * minute;
/** The hour, by this machine's clock, when fewest guests are about. */
const quietHour = 4;

const backupName = /^estadia-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;
const getFileName = (now: Date) => `estadia-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/** When a backup was made, by its name; undefined for other files. */
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

/** Where the site keeps its own backups. */
const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

/** The backups that the site made by itself, the newest first. */
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
  /** How many are kept; none are made where it is 0. */
  days: number;
  make: () => Promise<Readable>;
  log: Logger;
}

/** How the backups of a running site stand. */
interface BackupState {
  /** When the newest that is whole was made. */
  newest: Date | undefined;
  /** How many failed since the process began. */
  failures: number;
}

/**
 * Keeps a backup of each day, made at a quiet hour, or once the site has run for a while where it did not run then. An
 * older one is removed when a newer one is whole.
 */
export function scheduleBackups({ dataDir, days, make, log }: Options) {
  const folder = backupFolder(dataDir);
  let failures = 0;
  let notBefore = 0;

  async function makeOne(now: Date): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, getFileName(now));
    const bytes = await writeWhole(file, await make());
    log.info({ file, bytes }, 'a backup is made');
    for (const { file: old } of (await listBackups(dataDir)).slice(days)) await rm(old);
    const drafts = (await readdir(folder)).filter((name) => name.endsWith(draftEnding));
    for (const draft of drafts) await rm(join(folder, draft));
  }

  /** Makes one if it is time for it. */
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
        'no backup could be made: see that there is space and that DATA_DIR can be written to; it is tried again in an hour',
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
    /** Lets one that is being made become whole. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      await looking;
    },
  };
}
