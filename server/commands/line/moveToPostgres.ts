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
      'DATABASE_URL is not set. Set it, as the site will have it, to an empty database of your PostgreSQL server.',
    );
  }
  if (!existsSync(join(dataDir, 'database'))) {
    throw new CommandRefused(
      `DATA_DIR ${dataDir} holds no database: there is nothing to move. Start the site.`,
    );
  }
  return databaseUrl;
}

const keyInWords = ({ secretKey, dataDir }: Config) =>
  secretKey === undefined
    ? `The secret key stays in ${join(dataDir, parts.secretKey)}, and is in no pg_dump: set SECRET_KEY to what is in ` +
      'that file, and keep it somewhere else.'
    : 'SECRET_KEY stays as it is, and is in no pg_dump: keep it somewhere else.';

function inWords(config: Config, { to, tables }: Arrived): string {
  const { dataDir } = config;
  return [
    table(
      ['TABLE', 'ROWS', 'SHA-256, HERE AND THERE'],
      tables.map(({ name, rows, checksum }) => [name, String(rows), checksum.slice(0, 16)]),
    ),
    `All of it has arrived at ${to}.`,
    'Start the site, with DATABASE_URL as it is.',
    keyInWords(config),
    `What is in DATA_DIR ${dataDir} was left as it is, and is not used any more. It holds guests’ data, whose terms end ` +
      `at the server alone: once you have a pg_dump, delete ${join(dataDir, 'database')}, ${join(dataDir, parts.sandbox)} ` +
      `and ${join(dataDir, 'backups')}.`,
  ].join('\n');
}

/** Moves the embedded database to a PostgreSQL server. */
export const moveToPostgres = (shell: Shell): Command =>
  commandAbout('move-to-postgres', {
    summary: 'move the embedded database to the PostgreSQL server of DATABASE_URL',
    description:
      'Moves everything that the site keeps in DATA_DIR to the empty database of DATABASE_URL: reservations, payments, ' +
      'guests’ documents, jobs that wait, and the mails and payments of the sandbox. Stop the site, set DATABASE_URL, do ' +
      'this, start the site. All arrives or nothing, which counts and checksums of each table prove. What is in DATA_DIR ' +
      'stays, and the site does not start on it any more without DATABASE_URL. If it is interrupted, do it again.',
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
        `All that the site keeps in DATA_DIR ${dataDir} moves to PostgreSQL at ${serverInWords(databaseUrl)}.\nGo on?`,
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
