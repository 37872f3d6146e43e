import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool, types as builtIn, type CustomTypesConfig } from 'pg';

// A calendar date stays the text it is: a Date would shift it by the machine's time zone.
const asText = (text: string | null) => text;
const types: CustomTypesConfig = {
  getTypeParser: (oid: (typeof builtIn.builtins)[keyof typeof builtIn.builtins], format) =>
    oid === builtIn.builtins.DATE ? asText : builtIn.getTypeParser(oid, format),
};

// Shorter than a browser waits for an answer: whoever gave up has no nights held for them.
const timeouts = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: 5_000,
  statement_timeout: 8_000,
  query_timeout: 9_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** The pool of a PostgreSQL server. What a server that is slow or silent holds up ends as an error. */
export const poolOfServer = (connectionString: string): Pool =>
  new Pool({ connectionString, types, max: 10, keepAlive: true, application_name: 'estadia', ...timeouts });

/** A pool over an embedded PGlite: one connection, because there is one session. */
export const poolOfPGlite = (pglite: PGlite): Pool =>
  new Pool(Object.assign(createPgConfig(pglite), { types, max: 1, idleTimeoutMillis: 0 }));
