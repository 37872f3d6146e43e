import * as v from 'valibot';
import { means } from '../schemas/means.ts';
import { count, instant } from '../schemas/primitives.ts';
import type { HostOperation } from '../operation.ts';

/** The reasons for which a drill rejects a backup. */
const drillProblems = [
  /** The file is not a backup. */
  'notABackup',
  /** The file ends too early. */
  'incomplete',
  /** The content does not match its checksums. */
  'damaged',
  /** A later version of the site wrote it in another format. */
  'unknownFormat',
  'newerVersion',
  /** It was made with another secret key. */
  'otherKey',
  'noDatabase',
  /** The database in it cannot be opened or read. */
  'databaseUnreadable',
  /** The database has other migrations, or other numbers of rows, than the backup says. */
  'migrationsDiffer',
  'rowsDiffer',
  /** Nothing is known of the backup: the disk is full, or the file cannot be read. */
  'diskFull',
  'unreadable',
] as const;
export type DrillProblem = (typeof drillProblems)[number];

const drillResult = v.object({
  problem: means(v.nullable(v.picklist(drillProblems)), 'The problem of the backup; null if it is sound.'),
  madeAt: means(v.nullable(instant), 'The time at which the backup was made; null with a problem.'),
  reservations: means(count, 'The number of reservations in it.'),
  users: means(count, 'The number of people with access in it.'),
  tables: means(count, 'The number of tables that were read.'),
  rows: means(count, 'The number of rows in all tables.'),
  isCounted: means(
    v.boolean(),
    'Whether the backup says how many rows it has; earlier versions did not count.',
  ),
});
/** The result of a restore into a temporary folder. */
export type DrillResult = v.InferOutput<typeof drillResult>;

const backupName = means(
  v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(80, 'too_long')),
  'The name of the file of a backup.',
);

const storedBackup = v.object({
  backup: backupName,
  madeAt: instant,
  bytes: count,
  isByHand: means(v.boolean(), 'Whether a person made it; such backups do not replace the daily ones.'),
});
export type StoredBackup = v.InferOutput<typeof storedBackup>;

const lastDrill = v.object({ backup: backupName, at: instant, result: drillResult });
export type LastDrill = v.InferOutput<typeof lastDrill>;

const backupTask = v.picklist(['backup', 'drill']);
/** The work with backups, of which one is done at a time. */
export type BackupTask = v.InferOutput<typeof backupTask>;

const backupList = v.object({
  isAvailable: means(
    v.boolean(),
    'Whether the site makes backups itself; with a PostgreSQL server, its own tools make them.',
  ),
  days: means(count, 'The number of daily backups that are kept (`BACKUP_DAYS`); 0 if none are made.'),
  containsKey: means(v.boolean(), 'Whether backups contain the secret key, because no setting contains it.'),
  backups: means(v.array(storedBackup), 'The newest first.'),
  running: means(
    v.nullable(v.object({ task: backupTask, since: instant })),
    'The backup or drill that is running; no other one can begin.',
  ),
  failure: means(
    v.nullable(v.object({ task: backupTask, at: instant, isDiskFull: v.boolean() })),
    'The last backup or drill, if it did not end with a result; the log of the site has the reason.',
  ),
  lastDrill: v.nullable(lastDrill),
});
/** The backups of a site, and the work with them. */
export type BackupList = v.InferOutput<typeof backupList>;

const begun = v.object({ task: backupTask, since: instant });

/** The backups of the embedded database. */
export const backupOperations = {
  listBackups: {
    method: 'get',
    path: '/backups',
    summary: 'List the backups of the embedded database, and the work with them',
    success: { status: 200, answer: backupList },
    problems: {},
    roles: ['owner'],
    effect: 'reads',
  },
  makeBackup: {
    method: 'post',
    path: '/backups',
    summary: 'Begin to make a backup; `listBackups` says when it is complete',
    success: { status: 202, answer: begun },
    problems: { 409: ['command-refused', 'idempotency-mismatch'] },
    roles: ['owner'],
    effect: 'changes',
  },
  drillBackup: {
    method: 'post',
    path: '/backups/{backup}/drill',
    summary:
      'Begin to restore a backup into a temporary folder and to check it; `listBackups` has the result',
    params: { backup: backupName },
    success: { status: 202, answer: begun },
    problems: { 404: ['not-found'], 409: ['command-refused', 'idempotency-mismatch'] },
    roles: ['owner'],
    effect: 'changes',
  },
  prepareBackup: {
    method: 'post',
    path: '/backups/{backup}/download',
    summary: 'Allow the person to download a backup for ten minutes',
    params: { backup: backupName },
    success: { status: 200, answer: v.object({ backup: backupName, bytes: count }) },
    problems: { 404: ['not-found'], 409: ['command-refused', 'idempotency-mismatch'] },
    roles: ['owner'],
    effect: 'exports',
  },
} as const satisfies Record<string, HostOperation>;
