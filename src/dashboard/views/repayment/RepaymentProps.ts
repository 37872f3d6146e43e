import type { ActorRefFrom } from 'xstate';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import type {
  RepaymentContext,
  RepaymentEvent,
} from '../../../../machines/dashboard/repayment/repayment.types.ts';
import type { DeskPartProps } from '../desk/DeskPartProps.ts';

/** The properties of the screens of a refund or cancellation. */
export interface RepaymentProps extends DeskPartProps {
  context: RepaymentContext;
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  send: (event: RepaymentEvent) => void;
}
