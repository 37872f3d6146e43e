import type { ActorRefFrom } from 'xstate';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import type {
  AccessLinkContext,
  AccessLinkEvent,
} from '../../../../machines/dashboard/accessLink/accessLink.types.ts';

/** The properties of the screens of a set-up or access link. */
export interface AccessLinkProps {
  context: AccessLinkContext;
  /** The proof with a code, while the first owner confirms their address. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  send: (event: AccessLinkEvent) => void;
}
