import { Client } from 'pg';
import { splitServers } from './databaseUrl.ts';

/** The time limit for a connection in milliseconds. */
const timeout = 2_000;

async function canConnect(server: string): Promise<boolean> {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: timeout });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Returns the hosts and ports of the servers in a database URL to which no connection can be opened. */
export async function listUnreachableServers(databaseUrl: string): Promise<string[]> {
  const servers = splitServers(databaseUrl);
  const results = await Promise.all(servers.map(canConnect));
  return servers.filter((_, index) => !results[index]).map((server) => new URL(server).host);
}
