import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import type { propertyReviewMachine } from '../../../../machines/dashboard/propertyReview/propertyReview.machine.ts';
import type {
  PropertyReviewContext,
  PropertyReviewEvent,
} from '../../../../machines/dashboard/propertyReview/propertyReview.types.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';

export type PropertyReviewState = AtomicState<SnapshotFrom<typeof propertyReviewMachine>['value']>;

/** The properties of the screens of the review. */
export interface PropertyReviewProps {
  context: PropertyReviewContext;
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  send: (event: PropertyReviewEvent) => void;
}
