import { inTransaction } from '../store/transaction.ts';
import { settleSession } from './settleSession.ts';
import type { Settling } from './settled.ts';

/** Asks the gateway how a checkout session stands and settles its reservation accordingly. */
export async function settle({ db, jobs, gateway }: Settling, sessionId: string): Promise<void> {
  const state = await gateway.readSession(sessionId);
  await inTransaction(db, (trx) => settleSession(trx, jobs, state));
}
