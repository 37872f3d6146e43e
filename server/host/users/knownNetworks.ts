import type { CallerNetwork } from '../ports/networks.ts';
import { statementTime, type Database, type Trx } from '../store/database.ts';

/** Days for which a network is remembered after a person has signed in there. */
export const knownNetworkDays = 90;

/** Returns the widest network of a caller, in which an address may change; undefined if callers are not counted. */
export const getWidest = (networks: readonly CallerNetwork[]): string | undefined => networks.at(-1)?.mark;

/** Remembers that a person has proved their identity in a network. */
export async function rememberNetwork(
  trx: Trx,
  userId: string,
  networks: readonly CallerNetwork[],
): Promise<void> {
  const mark = getWidest(networks);
  if (mark === undefined) return;
  await trx
    .insertInto('hostNetwork')
    .values({ userId, mark, seenAt: statementTime })
    .onConflict((conflict) => conflict.columns(['userId', 'mark']).doUpdateSet({ seenAt: statementTime }))
    .execute();
}

/** Returns the networks in which a person has signed in. */
export async function readKnownNetworks(db: Database, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('hostNetwork').select('mark').where('userId', '=', userId).execute();
  return new Set(rows.map(({ mark }) => mark));
}
