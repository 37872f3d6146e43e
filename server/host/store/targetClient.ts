import { Client, type ClientConfig } from 'pg';
import { isReadOnly, isUnreachable } from './errorKinds.ts';

type Address = Pick<Client, 'host' | 'port'>;

/** Milliseconds for which a server may delay its connection, and its answer. All servers are asked in parallel. */
const probeTimeout = 1_500;
/** Milliseconds for which connections that are opened one after the other use the same result. */
const resultLifetime = 1_000;

/** The primary accepts changes, a standby only reads. */
export type Target = 'primary' | 'standby';

/** A server accepts connections, but is not of the wanted kind. */
class OtherServer extends Error {
  override readonly name = 'OtherServer';
  /** PostgreSQL's code for a change that a standby rejects. */
  readonly code = '25006';

  constructor({ host, port }: Address, target: Target) {
    super(`${host}:${port} is no ${target}`);
  }
}

async function requireTarget(server: ClientConfig, target: Target): Promise<Address> {
  const client = new Client({
    ...server,
    connectionTimeoutMillis: probeTimeout,
    query_timeout: probeTimeout,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ state: string }>(
      `select current_setting('transaction_read_only') as state`,
    );
    if ((rows[0]?.state === 'off') !== (target === 'primary')) throw new OtherServer(client, target);
    return { host: client.host, port: client.port };
  } finally {
    // A frozen server does not confirm the end.
    client.end().catch(() => undefined);
  }
}

function pickReason(error: unknown): unknown {
  if (!(error instanceof AggregateError)) return error;
  const errors: unknown[] = error.errors;
  return errors.find((each) => !isUnreachable(each)) ?? errors.find(isReadOnly) ?? errors[0];
}

/** Returns a function that finds a server of the wanted kind; all servers are asked at the same time. */
function createFinder(servers: readonly ClientConfig[], target: Target): () => Promise<Address> {
  let result: Promise<Address> | undefined;
  let expiresAt = 0;
  return () => {
    if (result !== undefined && performance.now() < expiresAt) return result;
    expiresAt = performance.now() + resultLifetime;
    result = Promise.any(servers.map((server) => requireTarget(server, target))).catch((error: unknown) => {
      throw pickReason(error);
    });
    return result;
  };
}

/**
 * Creates a class of clients, for a pool, that connect to the primary or a standby among several servers. node-postgres
 * connects to one host only. A primary that becomes a standby later rejects changes, and its connections are closed then
 * (`getConnections`).
 */
export function createTargetClient(servers: readonly ClientConfig[], target: Target): typeof Client {
  const findServer = createFinder(servers, target);
  return class extends Client {
    override connect(): Promise<Client>;
    override connect(callback: Parameters<Client['connect']>[0]): void;
    override connect(callback?: Parameters<Client['connect']>[0]): Promise<Client> | void {
      const connected = findServer().then((address) => {
        Object.assign(this, address);
        return super.connect();
      });
      if (callback === undefined) return connected;
      const answer = callback as (error: Error | null, client?: Client) => void;
      return void connected.then(() => answer(null, this), answer);
    }
  };
}
