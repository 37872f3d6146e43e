import { CannotOpen } from './cannotOpen.ts';
import { hasNoSocket, isUnreachable } from './errorKinds.ts';

interface Server {
  /** `db.example:5432` */
  at: string;
  user: string;
  database: string;
}

const contrib = 'its extension btree_gist is missing there. Install PostgreSQL’s contrib package.';
const noRight = ({ user, database }: Server) =>
  `${user} may not make tables in ${database}. Give it the right: alter database "${database}" owner to "${user}", ` +
  `or: grant create on database "${database}" to "${user}"; grant create on schema public to "${user}".`;
const describeRefusedLogin = ({ user }: Server) =>
  `it does not let ${user} in. Correct user and password, or let the user in (pg_hba.conf there).`;
const certificate = () =>
  'its certificate is signed by nobody who is trusted here. Name the file of the authority that signed it: ' +
  'add sslmode=verify-full&sslrootcert=/path/to/authority.crt after a "?" there.';
const otherName = ({ at }: Server) =>
  `its certificate is not one for ${at.split(':')[0]}. Name the host as its certificate does.`;
const nothingListens = () => 'nothing listens there. Start PostgreSQL, or correct host and port.';
const noFile = () =>
  'a file that it names (sslrootcert, sslcert or sslkey) cannot be read. Correct its path, or who may read it.';
const noTls = () =>
  'it offers no TLS, which sslmode asks for. Switch it on there (ssl = on), or set sslmode=disable.';

/** By PostgreSQL's code, or that of the network: why it cannot be used, and how to mend it. */
const reasons: Readonly<Record<string, (server: Server) => string>> = {
  ECONNREFUSED: nothingListens,
  ENOTFOUND: () => 'that name is not known. Correct the host, or how this machine finds names.',
  EAI_AGAIN: () => 'that name cannot be looked up. Correct the host, or how this machine finds names.',
  '28P01': describeRefusedLogin,
  '28000': describeRefusedLogin,
  '3D000': ({ database }) =>
    `it has no database ${database}. Make it (createdb ${database}), or correct the name.`,
  '42501': noRight,
  '0A000': () => contrib,
  '58P01': () => contrib,
  '53300': () => 'all its connections are taken. Raise max_connections there, or stop what uses them.',
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate,
  CERT_SIGNATURE_FAILURE: certificate,
  ERR_TLS_CERT_ALTNAME_INVALID: otherName,
  ENOENT: noFile,
  EACCES: noFile,
};

function createServer(databaseUrl: string): Server {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const user = decodeURIComponent(username);
  return {
    at: `${hostname || 'localhost'}:${port || 5432}`,
    user: user === '' ? 'this user' : user,
    database: decodeURIComponent(pathname.slice(1)) || user,
  };
}

/** A server's address and database in one word, without who may enter. */
export function serverInWords(databaseUrl: string): string {
  const { at, database } = createServer(databaseUrl);
  return `${at}/${database}`;
}

const isOfTheDatabase = (error: Error & { code?: unknown }) =>
  isUnreachable(error) ||
  (typeof error.code === 'string' && /^[\dA-Z]{5}$|^ERR_TLS|SSL|CERT/.test(error.code));

// pg tells it by its words alone.
const withoutTls = /server does not support SSL/;

function knownReason(error: Error, code: string) {
  if (withoutTls.test(error.message)) return noTls;
  return hasNoSocket(error) ? nothingListens : reasons[code];
}

/** Why a PostgreSQL server cannot be used, as its operator reads it; other errors as they are. */
export function databaseError(databaseUrl: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const server = createServer(databaseUrl);
  const code = 'code' in error ? String(error.code) : '';
  const known = knownReason(error, code)?.(server);
  if (known === undefined && !isOfTheDatabase(error)) return error;
  const reason = known ?? `it says “${error.message}”. See that it runs and can be reached from here.`;
  return new CannotOpen(`DATABASE_URL names PostgreSQL at ${server.at}, and ${reason}`, { cause: error });
}
