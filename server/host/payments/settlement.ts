import type { HostContext } from '../base/context.ts';
import type { SessionReader, SessionState } from '../ports/gateway.ts';
import type { Trx } from '../store/database.ts';
import type { CheckoutSessionRow, ReservationRow } from '../store/schema.ts';

/** The dependencies of settling a payment. */
export type SettlementDependencies = Pick<HostContext, 'db' | 'jobs' | 'log' | 'content'> & {
  gateway: SessionReader;
};

/** A checkout session and its reservation, both locked by the transaction, with the session's state at the gateway. */
export interface SettlementContext {
  trx: Trx;
  jobs: SettlementDependencies['jobs'];
  content: SettlementDependencies['content'];
  session: CheckoutSessionRow;
  reservation: ReservationRow;
  state: SessionState;
}
