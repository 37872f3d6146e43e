import type { HostContext } from '../base/context.ts';
import type { SessionState } from '../ports/gateway.ts';
import type { Trx } from '../store/database.ts';
import type { CheckoutSessionRow, ReservationRow } from '../store/schema.ts';

/** What settling a payment needs. */
export type Settling = Pick<HostContext, 'db' | 'jobs' | 'gateway' | 'log' | 'content'>;

/** A checkout session with its reservation, which only this transaction may change, and what the gateway says of it. */
export interface Settled {
  trx: Trx;
  jobs: Settling['jobs'];
  content: Settling['content'];
  session: CheckoutSessionRow;
  reservation: ReservationRow;
  state: SessionState;
}
