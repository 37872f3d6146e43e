import { fromPromise } from 'xstate';
import type { ShownProperty } from '../../../contract/dashboard/properties.ts';
import { propertyReviewMachine } from '../../../machines/dashboard/propertyReview/propertyReview.machine.ts';
import type { PublicationInput } from '../../../machines/dashboard/propertyReview/propertyReview.types.ts';
import { createProofActors, type ProofServices } from './proof.ts';

/** Connects the review of a property to the host. */
export const createPropertyReviewActors = (dashboard: ProofServices) =>
  propertyReviewMachine.provide({
    actors: {
      showProperty: fromPromise<ShownProperty, string>(({ input: property, signal }) =>
        dashboard.api.showProperty({ params: { property } }, { signal }),
      ),
      publishProperty: fromPromise<void, PublicationInput>(
        async ({ input: { property, revision, note, idempotencyKey }, signal }) => {
          const body = { revision, ...(note.trim() !== '' && { note }) };
          await dashboard.api.publishProperty({ params: { property }, body }, { idempotencyKey, signal });
        },
      ),
      proof: createProofActors(dashboard),
    },
  });
