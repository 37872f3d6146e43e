import type { Logger } from 'pino';
import { CommandRefused } from '../commands/index.ts';
import { openJobs } from '../jobs/index.ts';
import { requireSameKey } from '../keys/requireSameKey.ts';
import type { SidecarTables } from '../ports/sidecarTables.ts';
import { createDatabase } from '../store/database.ts';
import { serverInWords } from '../store/databaseError.ts';
import { findFilled } from '../store/move/emptiness.ts';
import type { Sum } from '../store/move/sums.ts';
import { listTables } from '../store/move/tables.ts';
import { markMoved, readMoved } from '../store/moveMarker.ts';
import { openEmbedded, openServer, type Store } from '../store/openStore.ts';
import { toOperatorError } from '../store/openWhenReachable.ts';
import { createPool } from '../store/pool.ts';
import { compare, inBoth, getNames, type Sides } from './bothSides.ts';
import { fillTarget, requireEmpty } from './fillTarget.ts';

interface Moving {
  dataDir: string;
  databaseUrl: string;
  secretKey: string;
  secretKeyPrevious: string | undefined;
  sidecarTables: SidecarTables;
  log: Logger;
}

/** The result of a move to a server. */
export interface Arrived {
  /** The server and its database. */
  to: string;
  /** RFC 3339. */
  at: string;
  /** The content of each table, which is the same on both sides. */
  tables: Sum[];
}

const makeJobs = async (store: Store, log: Logger) => (await openJobs({ ...store, log })).stop();

async function openSource({ dataDir, secretKey, secretKeyPrevious, log }: Moving): Promise<Store> {
  const source = await openEmbedded({ dataDir }).catch((error: unknown) => {
    throw toOperatorError({ dataDir, databaseUrl: undefined }, error);
  });
  try {
    await requireSameKey(source.db, secretKey, secretKeyPrevious);
    await makeJobs(source, log);
    return source;
  } catch (error) {
    await source.close();
    throw error;
  }
}

async function makeTables({ databaseUrl, log }: Moving): Promise<void> {
  const made = await openServer(databaseUrl);
  try {
    await makeJobs(made, log);
  } finally {
    await made.close();
  }
}

/** Returns the sums if an interrupted move has copied everything; otherwise undefined. */
const readArrived = (sides: Sides) =>
  inBoth(sides, async (from, to) => {
    const { here, lost } = await compare(sides, from, to);
    return lost === undefined ? here : undefined;
  });

async function move(sides: Sides, moving: Moving): Promise<Sum[]> {
  const { dataDir, databaseUrl } = moving;
  const to = serverInWords(databaseUrl);
  const wasInterrupted = (await readMoved(dataDir)) !== undefined;
  if (wasInterrupted && (await findFilled(sides.target, getNames(sides))) !== undefined) {
    const arrived = await readArrived(sides);
    if (arrived !== undefined) return arrived;
  }
  await requireEmpty(sides.target, getNames(sides), to);
  await makeTables(moving);
  return fillTarget(sides, to, () => markMoved(dataDir, { to, at: null }));
}

/**
 * Copies the embedded database of a data folder, and the data next to it, to an empty database of a PostgreSQL server
 * in one transaction, and marks the folder as moved. The folder's content does not change. An interrupted move is
 * completed by repeating it.
 * @throws {CommandRefused} if the server's database is not empty, or the folder was moved before, {FolderInUse} if a
 *   site uses the folder, {CannotOpen} if one of the two cannot be used or the key is a different one
 */
export async function moveToServer(moving: Moving): Promise<Arrived> {
  const { dataDir, databaseUrl, sidecarTables } = moving;
  const moved = await readMoved(dataDir);
  if (moved?.at != null) {
    throw new CommandRefused(
      `The data of DATA_DIR ${dataDir} was moved to PostgreSQL at ${moved.to} on ${moved.at}. Start the site.`,
    );
  }
  const source = await openSource(moving);
  const pool = createPool(databaseUrl);
  try {
    const tables = await listTables(source.db);
    const arrived = await move(
      { source: source.db, target: createDatabase(pool), tables, sidecar: sidecarTables },
      moving,
    );
    const [to, at] = [serverInWords(databaseUrl), new Date().toISOString()];
    await markMoved(dataDir, { to, at });
    return { to, at, tables: arrived };
  } catch (error) {
    throw toOperatorError({ dataDir, databaseUrl }, error);
  } finally {
    await pool.end();
    await source.close();
  }
}
