import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Command } from 'commander';
import { CommandRefused } from '../../host/index.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { writeWhole } from '../backup/writeWhole.ts';
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

async function writeBackup(file: string, content: Readable): Promise<number> {
  try {
    return await writeWhole(file, content);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new CommandRefused(`${file} cannot be written (${message}). Choose another FILE.`, {
      cause: error,
    });
  }
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const contents =
  'the database, what the sandbox keeps (mails, payments), and the secret key where it was generated in ' +
  'DATA_DIR. Whoever has the file has your guests’ data: keep it where nobody else can read it. Where ' +
  'SECRET_KEY is set, the key is not in it: keep it too, for without it a backup cannot be restored. ' +
  'Properties (CONTENT_DIR) and settings (.env) are not in it.';

/** Writes a backup. */
export const backup = (shell: Shell): Command =>
  commandAbout('backup', {
    summary: 'write the embedded database to a file',
    description: `Writes a backup, while the site runs or not: ${contents}`,
    example: 'backup ../estadia-2027-05-14.tar.gz',
  })
    .argument('<file>', 'the .tar.gz to write; it must not be there yet')
    .addOption(jsonOption('{ file, bytes }'))
    .action(async (named: string, options: { json?: true }) => {
      const file = getPath(shell, named);
      if (existsSync(file))
        throw new CommandRefused(`${file} is there already. Choose another name, or remove it.`);
      const bytes = await withHost(shell, async (host) => writeBackup(file, await host.backup()));
      answer(shell, options, { file, bytes }, () => `${file} is written (${megabytes(bytes)}).`);
      const { secretKey } = readSettings(shell);
      if (secretKey !== undefined) shell.terminal.err('SECRET_KEY is not in it: keep that too.\n');
    });

/** Puts a backup back. */
export const restore = (shell: Shell): Command =>
  commandAbout('restore', {
    summary: 'put a backup in the place of the embedded database',
    description:
      'Puts a backup in the place of the database, the sandbox and the generated secret key in DATA_DIR. Stop the ' +
      'site first. What is there now is kept aside until the backup has been opened, and then removed. Mails and ' +
      'refunds that waited when the backup was made are done when the site starts. If it is interrupted, the next ' +
      'start of the site or the next command finishes it.',
    example: 'restore ../estadia-2027-05-14.tar.gz',
  })
    .argument('<file>', 'a file that "backup" wrote, or the site by itself in DATA_DIR/backups')
    .addOption(yesOption())
    .addOption(jsonOption('{ createdAt, reservations }'))
    .action(async (named: string, options: { yes?: true; json?: true }) => {
      const file = getPath(shell, named);
      const config = readSettings(shell);
      if (config.databaseUrl !== undefined) {
        throw new CommandRefused('DATABASE_URL names a PostgreSQL server. Use pg_dump and pg_restore.');
      }
      if (!existsSync(file))
        throw new CommandRefused(`${file} cannot be read. Give a file that "backup" wrote.`);
      await makeSure(
        shell,
        options,
        `Everything in DATA_DIR ${config.dataDir} is replaced by ${file}. Go on?`,
      );
      const restored = await restoreBackup(config, file);
      answer(
        shell,
        options,
        restored,
        ({ createdAt, reservations }) =>
          `Restored as of ${createdAt} (reservations: ${reservations}). Start the site.`,
      );
    });
