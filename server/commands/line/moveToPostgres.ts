import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Config } from '../../config/index.ts';
import {
  CommandRefused,
  moveToServer,
  readSecretKey,
  serverInWords,
  type Arrived,
} from '../../host/index.ts';
import { parts } from '../backup/manifest.ts';
import { requireOwnHost } from '../connection/connectToHost.ts';
import { table } from './print.ts';
import {
  answer,
  commandAbout,
  jsonOption,
  makeSure,
  readSettingsToOpen,
  yesOption,
  type Shell,
} from './shell.ts';

function requireTarget(config: Config): string {
  requireOwnHost(config);
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined) {
    throw new CommandRefused(
      'DATABASE_URL is not set. Set it to an empty database on your PostgreSQL server, with the same value that the site will use.',
    );
  }
  if (!existsSync(join(dataDir, 'database'))) {
    throw new CommandRefused(`DATA_DIR ${dataDir} contains no database to move. Start the site.`);
  }
  return databaseUrl;
}

const keyInWords = ({ secretKey, dataDir }: Config) =>
  secretKey === undefined
    ? `The secret key stays in ${join(dataDir, parts.secretKey)}, and pg_dump does not include it: set SECRET_KEY to the content of ` +
      'that file, and store a copy somewhere else.'
    : 'SECRET_KEY does not change. pg_dump does not include it: store a copy somewhere else.';

function inWords(config: Config, { to, tables }: Arrived): string {
  const { dataDir } = config;
  return [
    table(
      ['TABLE', 'ROWS', 'SHA-256 (SAME ON BOTH SIDES)'],
      tables.map(({ name, rows, checksum }) => [name, String(rows), checksum.slice(0, 16)]),
    ),
    `All data was moved to ${to}.`,
    'Start the site with the same DATABASE_URL.',
    keyInWords(config),
    `The data in DATA_DIR ${dataDir} is unchanged, and the site does not use it any more. It contains guests’ data, which is now ` +
      `deleted automatically on the server only: once you have a pg_dump, delete ${join(dataDir, 'database')}, ${join(dataDir, parts.sandbox)} ` +
      `and ${join(dataDir, 'backups')}.`,
  ].join('\n');
}

/** Moves the embedded database to a PostgreSQL server. */
export const moveToPostgres = (shell: Shell): Command =>
  commandAbout('move-to-postgres', {
    summary: 'move the embedded database to the PostgreSQL server of DATABASE_URL',
    description:
      'Move all data that the site stores in DATA_DIR to the empty database of DATABASE_URL: reservations, payments, ' +
      'guests’ documents, waiting jobs, and the sandbox’s e-mails and payments. Stop the site, set DATABASE_URL, run ' +
      'this command, then start the site. Either all data is moved or none; counts and checksums of each table prove it. The data ' +
      'in DATA_DIR remains, but the site no longer starts on it without DATABASE_URL. If the move is interrupted, run the command again.',
    example: 'move-to-postgres',
  })
    .addOption(yesOption())
    .addOption(jsonOption('{ to, at, tables: [{ name, rows, checksum }] }'))
    .action(async (options: { yes?: true; json?: true }) => {
      const config = await readSettingsToOpen(shell);
      const databaseUrl = requireTarget(config);
      const { dataDir, secretKeyPrevious } = config;
      await makeSure(
        shell,
        options,
        `Move all data in DATA_DIR ${dataDir} to PostgreSQL at ${serverInWords(databaseUrl)}?`,
      );
      const arrived = await moveToServer({
        dataDir,
        databaseUrl,
        secretKey: await readSecretKey(config),
        secretKeyPrevious,
        sidecarTables: shell.openSidecar(dataDir),
        log: shell.log,
      });
      answer(shell, options, arrived, (result) => inWords(config, result));
    });
