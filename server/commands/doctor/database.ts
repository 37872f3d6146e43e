import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/index.ts';
import {
  differs,
  CannotOpen,
  maxClockDifference,
  examineServer,
  type ExaminedDatabase,
} from '../../host/index.ts';
import type { HostConnection } from '../connection/connectToHost.ts';
import { createFindings, type Finding } from './finding.ts';
import { judgeKeyPrint } from './secretKey.ts';

const database = createFindings('database');
const clock = createFindings('clock');

/** What an examined database says of itself and of the time. */
export function judgeDatabase(examined: ExaminedDatabase, where: string): Finding[] {
  const { version, missing, unknown, clockAhead } = examined;
  const found = `PostgreSQL ${version}, ${where}`;
  const schema =
    unknown.length > 0
      ? database.failed(
          `${found}: of a newer version of the site (${unknown.join(', ')})`,
          'Start that version.',
        )
      : missing.length > 0
        ? database.warning(
            `${found}: ${missing.length} migrations are left to do`,
            'The next start does them.',
          )
        : database.ok(found);
  const seconds = Math.round(Math.abs(clockAhead) / 1000);
  const time = differs(clockAhead)
    ? clock[Math.abs(clockAhead) > maxClockDifference ? 'failed' : 'warning'](
        `the database’s clock is ${seconds} seconds ${clockAhead > 0 ? 'ahead of' : 'behind'} this machine’s`,
        'Have both set their clocks by the network (NTP): holds and checkouts end by them.',
      )
    : clock.ok('this machine and the database agree on the time');
  return [schema, time];
}

/** Whether the sites that run on the database have the properties of this machine. */
const judgeProperties = (otherPrints: readonly string[]): Finding[] =>
  otherPrints.length === 0
    ? []
    : [
        createFindings('properties').warning(
          'a running site has other properties than CONTENT_DIR here: the same nights may have two prices',
          'Copy the same properties to CONTENT_DIR of each machine, then start the site again on each.',
        ),
      ];

/** Whether the database answers, as whom it is asked for, what it knows, and whether its secret key is one of these. */
export async function checkDatabase(
  { databaseUrl, dataDir }: Config,
  keys: readonly string[],
  connect: () => Promise<HostConnection>,
  contentPrint?: string,
): Promise<Finding[]> {
  try {
    if (databaseUrl !== undefined) {
      const examined = await examineServer(databaseUrl, contentPrint);
      return [
        ...judgeDatabase(examined, `at ${new URL(databaseUrl).host}`),
        ...judgeKeyPrint(examined.keyPrint, keys),
        ...judgeProperties(examined.otherPrints),
      ];
    }
    if (!existsSync(join(dataDir, 'database'))) {
      return [database.warning(`there is none in ${dataDir} yet`, 'The first start makes one.')];
    }
    const host = await connect();
    try {
      return judgeDatabase(await host.run('database.examine', {}), `embedded, in ${dataDir}`);
    } finally {
      await host.close();
    }
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    return [database.failed('it cannot be used', error.message)];
  }
}
