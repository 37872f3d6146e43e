import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool, types as builtIn, type CustomTypesConfig } from 'pg';
import { inOneGo } from './inOneGo.ts';

// A calendar date stays the text it is: a Date would shift it by the machine's time zone.
const asText = (text: string | null) => text;
const types: CustomTypesConfig = {
  getTypeParser: (oid: (typeof builtIn.builtins)[keyof typeof builtIn.builtins], format) =>
    oid === builtIn.builtins.DATE ? asText : builtIn.getTypeParser(oid, format),
};

// What is asked of the server with the connection itself, a PgBouncer in between would refuse.
const ofServer = { types, keepAlive: true, keepAliveInitialDelayMillis: 10_000, application_name: 'estadia' };

function survivingBreaks(pool: Pool): Pool {
  // A connection that breaks while idle is replaced by the pool; the next query tells of a lasting failure.
  pool.on('error', () => undefined);
  // One that breaks while it is used tells its query; without a listener of its own it would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/**
 * The pool of a PostgreSQL server. A server that is silent is given up in less time than a browser waits for an
 * answer: whoever gave up has no nights held for them. `boundedBegin` has the server itself give up before.
 */
export const poolOfServer = (
  connectionString: string,
  max = 10,
  name: string = ofServer.application_name,
): Pool =>
  survivingBreaks(
    new Pool({
      ...ofServer,
      application_name: name,
      connectionString,
      max,
      connectionTimeoutMillis: 4_000,
      query_timeout: 9_000,
    }),
  );

/** One connection to a PostgreSQL server for what may take its time. */
export const createPool = (connectionString: string): Pool =>
  survivingBreaks(new Pool({ ...ofServer, connectionString, max: 1, connectionTimeoutMillis: 4_000 }));

/** A pool over an embedded PGlite: one connection, because there is one session. */
export const poolOfPGlite = (pglite: PGlite): Pool =>
  survivingBreaks(
    new Pool(Object.assign(createPgConfig(inOneGo(pglite)), { types, max: 1, idleTimeoutMillis: 0 })),
  );
