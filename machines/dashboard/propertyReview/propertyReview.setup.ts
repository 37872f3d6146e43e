import { assign, emit, setup } from 'xstate';
import { compareDocuments } from '../../../contract/content/compareDocuments.ts';
import type { ShownProperty } from '../../../contract/dashboard/properties.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { refuse } from '../shared/outcomes.ts';
import type * as t from './propertyReview.types.ts';

/** The common setup of the review of a property. */
export const propertyReviewSetup = setup({
  types: {
    input: {} as t.PropertyReviewInput,
    context: {} as t.PropertyReviewContext,
    events: {} as t.PropertyReviewEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    showProperty: declaredPromise<ShownProperty, string>('showProperty'),
    publishProperty: declaredPromise<void, t.PublicationInput>('publishProperty'),
    proof: proofMachine,
  },
  actions: {
    storeProperty: assign((_, shown: ShownProperty) => ({ shown, ...noFailureReason })),
    storeNote: assign(({ context }, note: string) => ({ entry: { note }, attempt: context.attempt + 1 })),
    storePreview: assign(({ context }, preview: Partial<t.PreviewChoice>) => ({
      preview: { ...context.preview, ...preview },
    })),
    prepareAttempt: assign(({ context: { shown, sent, attempt } }) => ({
      sent: { revision: shown!.revision, document: shown!.document },
      // Another content is another attempt.
      attempt: sent === undefined || sent.revision === shown!.revision ? attempt : attempt + 1,
    })),
    storeRefusal: assign(({ context: { attempt } }, error: Cause) => refuse(attempt, error)),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    isFailureKind,
    isProven,
    isSentPublished: ({ context: { sent } }, { published }: ShownProperty) =>
      published !== null &&
      sent !== undefined &&
      compareDocuments(published.document, sent.document).length === 0,
  },
  delays: { loadingTimeout },
});

/** Returns the input of the call that publishes the property. */
export const getPublication = ({
  context: { visitId, property, sent, entry, attempt },
}: {
  context: t.PropertyReviewContext;
}): t.PublicationInput => ({
  property,
  revision: sent!.revision,
  note: entry.note,
  idempotencyKey: createIdempotencyKey(visitId, 'publishProperty', attempt),
});
