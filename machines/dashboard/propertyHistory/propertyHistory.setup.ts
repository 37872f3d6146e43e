import { assign, emit, setup } from 'xstate';
import { propertyComparisonAddress, propertyPageAddress } from '../../../contract/dashboard/pages.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type * as t from './propertyHistory.types.ts';

/** The common setup of the history of a property. */
export const propertyHistorySetup = setup({
  types: {
    input: {} as t.PropertyHistoryInput,
    context: {} as t.PropertyHistoryContext,
    events: {} as t.PropertyHistoryEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    loadHistory: declaredPromise<t.LoadedHistory, string>('loadHistory'),
    compareVersions: declaredPromise<t.Comparison, t.ComparisonInput>('compareVersions'),
    restoreVersion: declaredPromise<void, t.RestorationInput>('restoreVersion'),
  },
  actions: {
    storeHistory: assign((_, history: t.LoadedHistory) => ({ history, ...noFailureReason })),
    storeComparison: assign((_, comparison: t.Comparison) => ({ ...comparison, ...noFailureReason })),
    storeChoice: assign(({ context }, choice: t.VersionChoice | undefined) => ({
      choice,
      compared: undefined,
      attempt: context.attempt + 1,
      ...noFailureReason,
    })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    openAddress: emit(({ context: { property, choice } }) => ({
      type: 'address.requested' as const,
      address: choice
        ? propertyComparisonAddress(property, choice.version, choice.other)
        : propertyPageAddress('propertyHistory', property),
    })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    isFailureKind,
    isOtherComparison: ({ context: { choice } }, other: t.VersionChoice | undefined) =>
      other !== undefined && (choice?.version !== other.version || choice.other !== other.other),
    isList: (_, choice: t.VersionChoice | undefined) => choice === undefined,
  },
  delays: { loadingTimeout },
});

/** Returns the input of the call that makes the chosen version the draft. */
export const getRestoration = ({
  context: { visitId, property, history, compared, attempt },
}: {
  context: t.PropertyHistoryContext;
}): t.RestorationInput => ({
  property,
  revision: history!.shown.revision,
  document: compared!.version,
  idempotencyKey: createIdempotencyKey(visitId, 'restoreVersion', attempt),
});
