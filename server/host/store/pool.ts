import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool, types as builtIn, type CustomTypesConfig } from 'pg';
import { getTargetSession, splitServers } from './databaseUrl.ts';
import { batchMessages } from './batchMessages.ts';
import { createTargetClient, type Target } from './targetClient.ts';

// A calendar date remains text, because a Date would shift it by the machine's time zone.
const asText = (text: string | null) => text;
const types: CustomTypesConfig = {
  getTypeParser: (oid: (typeof builtIn.builtins)[keyof typeof builtIn.builtins], format) =>
    oid === builtIn.builtins.DATE ? asText : builtIn.getTypeParser(oid, format),
};

// PgBouncer would reject further connection parameters.
const ofServer = { types, keepAlive: true, keepAliveInitialDelayMillis: 10_000, application_name: 'estadia' };

function survivingBreaks(pool: Pool): Pool {
  // The pool replaces a connection that breaks while idle; a lasting failure is reported by the next query.
  pool.on('error', () => undefined);
  // A connection that breaks while in use rejects its query; without this listener, the error would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

function selectServer(databaseUrl: string, target: Target = 'primary') {
  const servers = splitServers(databaseUrl).map((connectionString) => ({ ...ofServer, connectionString }));
  if (servers.length === 1 && getTargetSession(databaseUrl) === null) return servers[0]!;
  return { ...servers[0]!, Client: createTargetClient(servers, target) };
}

/**
 * The pool of a PostgreSQL server, or of the primary among several ones. Its timeouts are shorter than a browser's, so
 * that no nights are held for a client that has given up. The server's own timeouts (`boundedBegin`) are shorter still.
 */
export const poolOfServer = (databaseUrl: string, max = 10, name: string = ofServer.application_name): Pool =>
  survivingBreaks(
    new Pool({
      ...selectServer(databaseUrl),
      application_name: name,
      max,
      connectionTimeoutMillis: 4_000,
      query_timeout: 9_000,
    }),
  );

/** The pool of a standby. Its reads give up soon, because the primary answers them then. */
export const poolOfStandby = (databaseUrl: string): Pool =>
  survivingBreaks(
    new Pool({
      ...selectServer(databaseUrl, 'standby'),
      max: 10,
      connectionTimeoutMillis: 2_000,
      query_timeout: 4_000,
    }),
  );

/** A pool with one connection to a PostgreSQL server, without query timeouts. */
export const createPool = (databaseUrl: string): Pool =>
  survivingBreaks(new Pool({ ...selectServer(databaseUrl), max: 1, connectionTimeoutMillis: 4_000 }));

/** A pool for an embedded PGlite: one connection, because PGlite has one session. */
export const poolOfPGlite = (pglite: PGlite): Pool =>
  survivingBreaks(
    new Pool(Object.assign(createPgConfig(batchMessages(pglite)), { types, max: 1, idleTimeoutMillis: 0 })),
  );
