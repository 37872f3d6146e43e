import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findTool } from '../../../scripts/tools.mjs';
import { createServerFolder } from './createServerFolder.ts';
import { startProgram } from './startProgram.ts';

const port = 6432;

/**
 * Puts a PgBouncer in front of a server until the test is over, which lends each transaction one of so many connections.
 * @returns the address of the same database behind it
 */
export async function startPgBouncer(databaseUrl: string, connections: number): Promise<string> {
  const behind = new URL(databaseUrl);
  const folder = createServerFolder();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${behind.searchParams.get('host')} port=${behind.port} user=postgres
[pgbouncer]
pool_mode = transaction
default_pool_size = ${connections}
auth_type = any
listen_addr =
listen_port = ${port}
unix_socket_dir = ${folder}
`,
    { mode: 0o644 },
  );
  const pgbouncer = await startProgram({
    command: [findTool('pgbouncer'), settings],
    folder,
    ready: /process up/,
    signal: 'KILL',
  });
  onTestFinished(pgbouncer.stop);
  return `postgres://postgres@localhost:${port}${behind.pathname}?host=${folder}`;
}
