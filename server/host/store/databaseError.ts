import { splitServers } from './databaseUrl.ts';
import { CannotOpen } from './cannotOpen.ts';
import { hasNoSocket, isUnreachable } from './errorKinds.ts';

interface Server {
  /** `db.example:5432`, or several separated by a comma */
  at: string;
  user: string;
  database: string;
}

const contrib = 'its extension btree_gist is missing. Install PostgreSQL’s contrib package there.';
const noRight = ({ user, database }: Server) =>
  `${user} may not create tables in ${database}. Grant the permission: alter database "${database}" owner to "${user}", ` +
  `or: grant create on database "${database}" to "${user}"; grant create on schema public to "${user}".`;
const describeRefusedLogin = ({ user }: Server) =>
  `it rejects the login of ${user}. Correct user and password, or allow the user in pg_hba.conf there.`;
const certificate = () =>
  'its certificate is not signed by a trusted authority. Add the certificate file of the authority: ' +
  'append sslmode=verify-full&sslrootcert=/path/to/authority.crt after a "?" to DATABASE_URL.';
const otherName = ({ at }: Server) =>
  `its certificate is not valid for ${at.replaceAll(/:\d+/g, '')}. Use the host name of its certificate.`;
const nothingListens = () => 'nothing listens there. Start PostgreSQL, or correct host and port.';
const noFile = () =>
  'a file in its parameters (sslrootcert, sslcert or sslkey) cannot be read. Correct its path or its permissions.';
const noPrimary = () =>
  'no server there accepts changes: a standby has not taken over yet. Promote one, or add the address of the primary.';
const noTls = () =>
  'it does not support TLS, which sslmode requires. Enable it there (ssl = on), or set sslmode=disable.';

/** The reason and the solution for an error code of PostgreSQL or of the network. */
const reasons: Readonly<Record<string, (server: Server) => string>> = {
  ECONNREFUSED: nothingListens,
  ENOTFOUND: () => 'its host name is unknown. Correct the host, or the name resolution of this machine.',
  EAI_AGAIN: () =>
    'its host name cannot be resolved now. Correct the host, or the name resolution of this machine.',
  '28P01': describeRefusedLogin,
  '28000': describeRefusedLogin,
  '3D000': ({ database }) =>
    `its database ${database} does not exist. Create it (createdb ${database}), or correct the name.`,
  '25006': noPrimary,
  '42501': noRight,
  '0A000': () => contrib,
  '58P01': () => contrib,
  '53300': () => 'all its connections are in use. Raise max_connections there, or stop other clients.',
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
  const addresses = splitServers(databaseUrl).map((address) => new URL(address));
  const { username, pathname } = addresses[0]!;
  const user = decodeURIComponent(username);
  return {
    at: addresses.map(({ hostname, port }) => `${hostname || 'localhost'}:${port || 5432}`).join(', '),
    user: user === '' ? 'this user' : user,
    database: decodeURIComponent(pathname.slice(1)) || user,
  };
}

/** A server's address and database for messages, without credentials. */
export function serverInWords(databaseUrl: string): string {
  const { at, database } = createServer(databaseUrl);
  return `${at}/${database}`;
}

const isOfTheDatabase = (error: Error & { code?: unknown }) =>
  isUnreachable(error) ||
  (typeof error.code === 'string' && /^[\dA-Z]{5}$|^ERR_TLS|SSL|CERT/.test(error.code));

// pg has no code for this error, only a message.
const withoutTls = /server does not support SSL/;

function knownReason(error: Error, code: string) {
  if (withoutTls.test(error.message)) return noTls;
  return hasNoSocket(error) ? nothingListens : reasons[code];
}

/** Converts the error of a PostgreSQL server to a message for the operator; returns other errors unchanged. */
export function databaseError(databaseUrl: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const server = createServer(databaseUrl);
  const code = 'code' in error ? String(error.code) : '';
  const known = knownReason(error, code)?.(server);
  if (known === undefined && !isOfTheDatabase(error)) return error;
  const reason =
    known ?? `its error is “${error.message}”. Make sure that it runs and can be reached from here.`;
  return new CannotOpen(`DATABASE_URL names PostgreSQL at ${server.at}, and ${reason}`, { cause: error });
}
