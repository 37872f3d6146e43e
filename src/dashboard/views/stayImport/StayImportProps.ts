import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import type { stayImportMachine } from '../../../../machines/dashboard/stayImport/stayImport.machine.ts';
import type {
  StayImportContext,
  StayImportEvent,
} from '../../../../machines/dashboard/stayImport/stayImport.types.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';

export type StayImportState = AtomicState<SnapshotFrom<typeof stayImportMachine>['value']>;

/** The properties of the screens of an import of stays. */
export interface StayImportProps {
  context: StayImportContext;
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  send: (event: StayImportEvent) => void;
  /** Reads a chosen file. */
  onFile: (file: File) => void;
}
