import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BulletinFile } from '../../../../contract/dashboard/bulletins.ts';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type { bulletinsMachine } from '../../../../machines/dashboard/bulletins/bulletins.machine.ts';
import type { BulletinsEvent } from '../../../../machines/dashboard/bulletins/bulletins.types.ts';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';

export type BulletinsSnapshot = SnapshotFrom<typeof bulletinsMachine>;

export type BulletinsState = AtomicState<BulletinsSnapshot['value']>;

/** The properties of the screens of the page about bulletins. */
export interface BulletinsProps {
  context: BulletinsSnapshot['context'];
  properties: Session['properties'];
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  /** Saves a file on the person's device. */
  onSave: (file: BulletinFile) => void;
  send: (event: BulletinsEvent) => void;
}
