import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConnectionsDriver } from '../../server/host/store/driver.ts';

/** The folder of the statements of this test run. */
export const statementsFolder = process.env['ESTADIA_STATEMENTS']!;

/** A statement that the product has run, and the place in its source. */
export interface RecordedStatement {
  sql: string;
  source: string;
}

const isQuery = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Lists with different numbers of parameters are the same statement. */
const lists = /\$\d+(?:, \$\d+)*/g;
const recorded = new Set<string>();

/** Functions that run the statements of others. */
const helpers =
  /\/(?:node_modules|recordStatements|store\/(?:driver|transaction|withAdvisoryLock|deleteRows))\b/;

const settings = () => ({
  prepareStackTrace: Reflect.get(Error, 'prepareStackTrace') as unknown,
  stackTraceLimit: Error.stackTraceLimit,
});

/** The file of the product or of a test that runs a statement. */
function findSource(): string | undefined {
  const standard = settings();
  // The standard function maps each frame to its source, which takes long.
  Error.prepareStackTrace = (_, frames) => frames.map((frame) => frame.getFileName() ?? '');
  Error.stackTraceLimit = 60;
  const files = new Error('statement').stack as unknown as string[];
  Object.assign(Error, standard);
  const file = files.find((name) => /\/(?:server|tests)\//.test(name) && !helpers.test(name));
  return file?.replace(/^.*?\/(?=(?:server|tests)\/)/, '');
}

const seenInTests = new Map<string, number>();
const triesInTests = 20;

function record(sql: string): void {
  const key = sql.replace(lists, '$');
  const tries = seenInTests.get(key) ?? 0;
  if (recorded.has(key) || tries > triesInTests || !isQuery.test(sql)) return;
  const source = findSource();
  // Statements of the tests themselves may scan tables.
  if (!source?.startsWith('server/')) return void seenInTests.set(key, tries + 1);
  recorded.add(key);
  mkdirSync(statementsFolder, { recursive: true });
  const file = `${createHash('sha256').update(key).digest('hex').slice(0, 24)}.json`;
  writeFileSync(join(statementsFolder, file), JSON.stringify({ sql, source } satisfies RecordedStatement));
}

const acquireConnection = Reflect.get(
  ConnectionsDriver.prototype,
  'acquireConnection',
) as ConnectionsDriver['acquireConnection'];
const isPatched = Symbol.for('estadia.recordsStatements');

// Records every statement of the product for `tests/plans`, which runs after all other tests.
if (!(isPatched in ConnectionsDriver.prototype)) {
  Object.assign(ConnectionsDriver.prototype, {
    [isPatched]: true,
    async acquireConnection(this: ConnectionsDriver) {
      const connection = await acquireConnection.call(this);
      const executeQuery = connection.executeQuery.bind(connection);
      return Object.assign(connection, {
        executeQuery: (query: Parameters<typeof executeQuery>[0]) => {
          record(query.sql);
          return executeQuery(query);
        },
      });
    },
  });
}
