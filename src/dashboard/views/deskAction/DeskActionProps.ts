import type { ActorRefFrom } from 'xstate';
import type {
  DeskActionContext,
  DeskActionEvent,
} from '../../../../machines/dashboard/deskAction/deskAction.types.ts';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';

/** The properties of the screens of an action. */
export interface DeskActionProps {
  context: DeskActionContext;
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  send: (event: DeskActionEvent) => void;
}
