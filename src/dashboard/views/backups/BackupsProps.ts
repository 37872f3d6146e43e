import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { backupsMachine } from '../../../../machines/dashboard/backups/backups.machine.ts';
import type { BackupsEvent } from '../../../../machines/dashboard/backups/backups.types.ts';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';

export type BackupsSnapshot = SnapshotFrom<typeof backupsMachine>;

export type BackupsState = AtomicState<BackupsSnapshot['value']>;

/** The properties of the screens of the page about backups. */
export interface BackupsProps {
  context: BackupsSnapshot['context'];
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  send: (event: BackupsEvent) => void;
}

/** The properties of its parts, which say what is pending. */
export type BackupsPartProps = BackupsProps & { state: BackupsState };
