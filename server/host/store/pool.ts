import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool, types as builtIn, type CustomTypesConfig } from 'pg';

// A calendar date stays the text it is: a Date would shift it by the machine's time zone.
const asText = (text: string | null) => text;
const types: CustomTypesConfig = {
  getTypeParser: (oid: (typeof builtIn.builtins)[keyof typeof builtIn.builtins], format) =>
    oid === builtIn.builtins.DATE ? asText : builtIn.getTypeParser(oid, format),
};

/** The pool of a PostgreSQL server. */
export const poolOfServer = (connectionString: string): Pool =>
  new Pool({ connectionString, types, max: 10, application_name: 'estadia' });

/** A pool over an embedded PGlite: one connection, because there is one session. */
export const poolOfPGlite = (pglite: PGlite): Pool =>
  new Pool(Object.assign(createPgConfig(pglite), { types, max: 1, idleTimeoutMillis: 0 }));
