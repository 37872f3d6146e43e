import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/index.ts';
import {
  differs,
  CannotOpen,
  maxClockDifference,
  examineServer,
  examineStandby,
  isPostgresTooOld,
  oldestPostgres,
  listServers,
  listUnreachableServers,
  type ExaminedDatabase,
} from '../../host/index.ts';
import type { CommandConnection } from '../connection/connectToHost.ts';
import { createFindings, type Finding } from './finding.ts';
import { assessKeyPrint } from './secretKey.ts';

const database = createFindings('database');
const clock = createFindings('clock');
const standby = createFindings('standby');

/** Judges an examined database: its version, its clock. */
export function assessDatabase(examined: ExaminedDatabase, where: string): Finding[] {
  const { version, missing, unknown, clockAhead } = examined;
  const found = `PostgreSQL ${version}, ${where}`;
  const schema = isPostgresTooOld(version)
    ? database.failed(
        'database.tooOld',
        `${found}, and the site needs version ${oldestPostgres} or newer`,
        'Upgrade that server, or set DATABASE_URL to another one.',
        { version, oldest: oldestPostgres },
      )
    : unknown.length > 0
      ? database.failed(
          'database.newer',
          `${found}: created by a newer version of the site (${unknown.join(', ')})`,
          'Install and start that version.',
        )
      : missing.length > 0
        ? database.warning(
            'database.pending',
            `${found}: ${missing.length} migrations are pending`,
            'The next start runs them.',
            { count: missing.length },
          )
        : database.ok('database.ok', found);
  const seconds = Math.round(Math.abs(clockAhead) / 1000);
  const time = differs(clockAhead)
    ? clock[Math.abs(clockAhead) > maxClockDifference ? 'failed' : 'warning'](
        'clock.differs',
        `the database’s clock is ${seconds} seconds ${clockAhead > 0 ? 'ahead of' : 'behind'} this machine’s`,
        'Synchronise both clocks over the network (NTP): holds and checkouts expire by them.',
        { seconds, direction: clockAhead > 0 ? 'ahead' : 'behind' },
      )
    : clock.ok('clock.ok', 'the clocks of this machine and the database agree');
  return [schema, time];
}

type Examined = Awaited<ReturnType<typeof examineServer>>;

/** Judges whether the sites that run on the database have the same properties as this machine. */
const assessProperties = (otherSites: Examined['otherSites']): Finding[] =>
  otherSites.length === 0
    ? []
    : [
        createFindings('properties').warning(
          'properties.differ',
          `a running site on ${otherSites.map(({ machine }) => machine).join(', ')} has other properties than ` +
            'CONTENT_DIR on this machine: the same nights may have two prices',
          'Copy the same properties to CONTENT_DIR on each machine, then restart the site on each.',
          { machines: otherSites.map(({ machine }) => machine).join(', ') },
        ),
      ];

/** Checks whether each of several servers can be reached: the site itself needs only the primary. */
async function checkServers(databaseUrl: string): Promise<Finding[]> {
  const unreachable = await listUnreachableServers(databaseUrl);
  if (unreachable.length === 0) return [];
  return [
    database.warning(
      'database.unreachable',
      `DATABASE_URL names servers that cannot be reached: ${unreachable.join(', ')}`,
      'Start them, or correct DATABASE_URL. Until then, they cannot take over when the primary fails.',
      { servers: unreachable.join(', ') },
    ),
  ];
}

/** Checks whether reads can run on a standby. */
async function checkStandby(readUrl: string | undefined, databaseUrl: string): Promise<Finding[]> {
  if (readUrl === undefined) return [];
  const [where, reason] = [listServers(readUrl), await examineStandby(readUrl, databaseUrl)];
  if (reason === undefined) return [standby.ok('standby.ok', `at ${where}`)];
  return [
    standby.warning(
      'standby.unusable',
      `none can be used at ${where}: ${reason}`,
      'Start it, or correct DATABASE_READ_URL. Until then, the primary answers its reads.',
      { where, reason },
    ),
  ];
}

/**
 * Checks the connection to the database, its version and clock, and whether it was created with one of these secret
 * keys.
 */
export async function checkDatabase(
  { databaseUrl, databaseReadUrl, dataDir }: Config,
  keys: readonly string[],
  connect: () => Promise<CommandConnection>,
  contentPrint?: string,
): Promise<Finding[]> {
  try {
    if (databaseUrl !== undefined) {
      const examined = await examineServer(databaseUrl, contentPrint);
      return [
        ...assessDatabase(examined, `at ${listServers(databaseUrl)}`),
        ...assessKeyPrint(examined.keyPrint, keys),
        ...assessProperties(examined.otherSites),
        ...(await checkServers(databaseUrl)),
        ...(await checkStandby(databaseReadUrl, databaseUrl)),
      ];
    }
    if (!existsSync(join(dataDir, 'database'))) {
      return [database.warning('database.none', `none in ${dataDir} yet`, 'The first start creates it.')];
    }
    const host = await connect();
    try {
      return assessDatabase(await host.run('database.examine', {}), `embedded, in ${dataDir}`);
    } finally {
      await host.close();
    }
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    return [
      database.failed('database.unusable', 'it cannot be used', error.message, { reason: error.message }),
    ];
  }
}
