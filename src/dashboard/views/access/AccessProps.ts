import type { AccessContext, AccessEvent } from '../../../../machines/dashboard/access/access.types.ts';
import type { ActorRefFrom } from 'xstate';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';

/** The properties of the screens of the page about access. */
export interface AccessProps {
  context: AccessContext;
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  send: (event: AccessEvent) => void;
}
