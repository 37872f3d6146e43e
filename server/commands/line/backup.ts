import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import type { Command } from 'commander';
import { CommandRefused, type LoadedDump } from '../../host/index.ts';
import { drillBackup, type Drilled } from '../backup/drillBackup.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { listBackups } from '../backup/storedBackups.ts';
import { writeWhole } from '../backup/writeWhole.ts';
import { plain } from './print.ts';
import {
  answer,
  commandAbout,
  jsonOption,
  makeSure,
  getPath,
  readSettings,
  withHost,
  yesOption,
  type Shell,
} from './shell.ts';

/** Why a file cannot be written, by Node's codes. */
const getReasons = (file: string): Readonly<Record<string, string>> => ({
  ENOENT: `the folder ${dirname(file)} does not exist. Create it, or choose another FILE`,
  ENOTDIR: `${dirname(file)} is not a folder. Choose another FILE`,
  EACCES: `this user may not write to ${dirname(file)}. Choose another FILE`,
  ENOSPC: 'the disk is full. Delete files, or choose another FILE',
});

async function writeBackup(file: string, content: Readable): Promise<number> {
  try {
    return await writeWhole(file, content);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const reason = getReasons(file)[code] ?? `${message}. Choose another FILE`;
    throw new CommandRefused(`${file} cannot be written: ${reason}.`, { cause: error });
  }
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const contents =
  'the database, the sandbox’s e-mails and payments, and the secret key if it was generated in DATA_DIR. ' +
  'The file contains your guests’ data: store it so that only you can read it. If SECRET_KEY is set, the ' +
  'backup does not contain the key: store the key separately, because a backup cannot be restored without it. ' +
  'The backup does not contain properties (CONTENT_DIR) or settings (.env).';

const drillInWords = (file: string, { madeAt, reservations, users, tables, rows, isCounted }: Drilled) =>
  [
    `${file} can be restored: it was made at ${madeAt} (reservations: ${reservations}, people with access: ${users}).`,
    isCounted
      ? `All ${rows} rows of ${tables} tables are there.`
      : `${rows} rows of ${tables} tables can be read; a backup of this age does not say how many it must have.`,
    'The copy was deleted, and the data of the site is unchanged.',
  ].join('\n');

/** Returns the file to check: the named one, or the newest automatic backup. */
async function findFile(shell: Shell, named: string | undefined, dataDir: string): Promise<string> {
  if (named !== undefined) {
    const file = getPath(shell, named);
    if (existsSync(file)) return file;
    throw new CommandRefused(`${file} cannot be read. Choose a file that "backup" wrote.`);
  }
  const [newest] = await listBackups(dataDir);
  if (newest) return newest.file;
  throw new CommandRefused(`${dataDir} contains no automatic backup yet. Name a file that "backup" wrote.`);
}

const drill = (shell: Shell) =>
  commandAbout('drill', {
    summary: 'check that a backup can be restored, without changing anything',
    description:
      'Restore a backup into a temporary folder in DATA_DIR, open its database, check its key, its version and the number ' +
      'of rows in each table, and delete the folder. The site may run, and its data remains unchanged.',
    example: 'backup drill',
  })
    .argument('[file]', 'a file that "backup" wrote; the newest automatic backup if omitted')
    .addOption(
      jsonOption(
        '{ file, problem, madeAt, reservations, users, tables, rows, isCounted, message }; also written with exit code 1',
      ),
    )
    .action(async (named: string | undefined, _: object, command: Command) => {
      // "backup" itself has the same option, and takes it.
      const options = command.optsWithGlobals<{ json?: true }>();
      const config = readSettings(shell);
      if (config.databaseUrl !== undefined) {
        throw new CommandRefused(
          'DATABASE_URL is set to a PostgreSQL server. Restore a pg_dump into another database.',
        );
      }
      const file = await findFile(shell, named, config.dataDir);
      const drilled = await drillBackup(config, file);
      const { problem, message = '' } = drilled;
      if (problem === null) answer(shell, options, { file, ...drilled }, () => drillInWords(file, drilled));
      else if (options.json) answer(shell, options, { file, ...drilled }, () => '');
      if (problem !== null) throw new CommandRefused(message);
    });

/** Writes a backup. */
export const backup = (shell: Shell): Command =>
  commandAbout('backup', {
    summary: 'write the embedded database to a file',
    description: `Write a backup while the site runs or is stopped: ${contents}`,
    example: 'backup ../estadia-2027-05-14.tar.gz',
  })
    .argument('<file>', 'the .tar.gz file to write; it must not exist yet')
    .addOption(jsonOption('{ file, bytes }'))
    .action(async (named: string, options: { json?: true }) => {
      const file = getPath(shell, named);
      if (existsSync(file))
        throw new CommandRefused(`${file} already exists. Choose another name, or remove it.`);
      const bytes = await withHost(shell, async (host) => writeBackup(file, await host.backup()));
      answer(shell, options, { file, bytes }, () => `Backup written to ${file} (${megabytes(bytes)}).`);
      const { secretKey } = readSettings(shell);
      if (secretKey !== undefined)
        shell.terminal.err('The backup does not contain SECRET_KEY: store the key separately.\n');
    })
    .addCommand(drill(shell));

/** Lists the people whom a backup gives access again, perhaps after they had lost it. */
const describeAccess = (users: LoadedDump['users']): string[] =>
  users.length === 0
    ? ['Nobody has access to the dashboard.']
    : [
        'Everybody is signed out. The passkeys of the backup work again. These people have access to the dashboard:',
        ...users.map(({ name, email, role }) => `  ${plain(email)} (${plain(name)}, ${role})`),
        'End an access with "access remove EMAIL".',
      ];

/** Restores a backup. */
export const restore = (shell: Shell): Command =>
  commandAbout('restore', {
    summary: 'replace the embedded database with a backup',
    description:
      'Replace the database, the sandbox and the generated secret key in DATA_DIR with a backup. Stop the ' +
      'site first. The current data is deleted only after the backup has been opened. Everybody must sign in again. E-mails and refunds that ' +
      'were waiting when the backup was made are sent when the site starts. If the restore is interrupted, the next ' +
      'start of the site or the next command completes it.',
    example: 'restore ../estadia-2027-05-14.tar.gz',
  })
    .argument('<file>', 'a file that "backup" wrote, or an automatic backup in DATA_DIR/backups')
    .addOption(yesOption())
    .addOption(jsonOption('{ createdAt, reservations, users: [{ name, email, role }] }'))
    .action(async (named: string, options: { yes?: true; json?: true }) => {
      const file = getPath(shell, named);
      const config = readSettings(shell);
      if (config.databaseUrl !== undefined) {
        throw new CommandRefused('DATABASE_URL is set to a PostgreSQL server. Use pg_dump and pg_restore.');
      }
      if (!existsSync(file))
        throw new CommandRefused(`${file} cannot be read. Choose a file that "backup" wrote.`);
      await makeSure(shell, options, `Replace everything in DATA_DIR ${config.dataDir} with ${file}?`);
      const restored = await restoreBackup(config, file);
      answer(shell, options, restored, ({ createdAt, reservations, users }) =>
        [
          `Restored the backup of ${createdAt} (reservations: ${reservations}). Start the site.`,
          ...describeAccess(users),
        ].join('\n'),
      );
    });
