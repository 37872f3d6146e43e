import type { BackupList } from '../../../contract/dashboard/backups.ts';

export const newestBackup = 'estadia-2027-03-03T04-00-00Z.tar.gz';

/** Two backups, of which the newest was checked by a drill. */
export const sampleBackups: BackupList = {
  isAvailable: true,
  days: 7,
  containsKey: true,
  backups: [
    { backup: newestBackup, madeAt: '2027-03-03T04:00:00Z', bytes: 4_812_345, isByHand: false },
    {
      backup: 'estadia-2027-03-02T16-20-00Z-by-hand.tar.gz',
      madeAt: '2027-03-02T16:20:00Z',
      bytes: 4_700_000,
      isByHand: true,
    },
  ],
  running: null,
  failure: null,
  lastDrill: {
    backup: newestBackup,
    at: '2027-03-03T08:00:00Z',
    result: {
      problem: null,
      madeAt: '2027-03-03T04:00:00Z',
      reservations: 212,
      users: 2,
      tables: 48,
      rows: 9_204,
      isCounted: true,
    },
  },
};

/** The same while a backup is being made. */
export const runningBackup: BackupList = {
  ...sampleBackups,
  running: { task: 'backup', since: '2027-03-03T09:00:00Z' },
};

/** A drill that has found a problem, after a backup that failed. */
export const damagedBackups: BackupList = {
  ...sampleBackups,
  failure: { task: 'backup', at: '2027-03-03T09:00:00Z', isDiskFull: true },
  lastDrill: {
    ...sampleBackups.lastDrill!,
    result: { ...sampleBackups.lastDrill!.result, problem: 'damaged', madeAt: null },
  },
};

/** A site without backups yet. */
export const noBackups: BackupList = { ...sampleBackups, backups: [], lastDrill: null };

/** A site whose database is a PostgreSQL server. */
export const outsideBackups: BackupList = { ...noBackups, isAvailable: false, days: 0, containsKey: false };
