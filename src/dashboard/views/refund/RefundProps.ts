import type { ActorRefFrom } from 'xstate';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import type { RefundContext, RefundEvent } from '../../../../machines/dashboard/refund/refund.types.ts';

/** The properties of the screens of a refund or cancellation. */
export interface RefundProps {
  context: RefundContext;
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  send: (event: RefundEvent) => void;
}
