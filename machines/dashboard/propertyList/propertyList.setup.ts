import { assign, emit, setup } from 'xstate';
import type { ListedProperty } from '../../../contract/dashboard/properties.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { moveProperty } from './moveProperty.ts';
import type * as t from './propertyList.types.ts';

/** The number of properties that are shown at first, and by which "Show more" increases it. */
export const pageSize = 50;

/** The common setup of the steps of the list of properties. */
export const propertyListSetup = setup({
  types: {
    input: {} as t.PropertyListInput,
    context: {} as t.PropertyListContext,
    events: {} as t.PropertyListEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    listProperties: declaredPromise<readonly ListedProperty[]>('listProperties'),
    /** Returns the order that was stored. */
    orderProperties: declaredPromise<readonly string[], t.OrderInput>('orderProperties'),
    changeProperty: declaredPromise<void, t.ChangeInput>('changeProperty'),
    proof: proofMachine,
  },
  actions: {
    storeProperties: assign((_, properties: readonly ListedProperty[]) => ({
      properties,
      ...noFailureReason,
    })),
    storeSearch: assign((_, search: string) => ({ search, most: pageSize })),
    showMore: assign({ most: ({ context }) => context.most + pageSize }),
    startOrdering: assign({ isOrdering: true, search: '', moved: '' }),
    endOrdering: assign({ isOrdering: false, moved: '' }),
    moveProperty: assign(({ context }, { property, by }: { property: string; by: -1 | 1 }) => ({
      properties: moveProperty(context.properties, property, by),
      moved: property,
      attempt: context.attempt + 1,
    })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    prepareChange: assign(({ context }, { kind, property }: t.ChangeRequest) => ({
      change: { kind, property: context.properties.find((one) => one.property === property)! },
      done: undefined,
      attempt: context.attempt + 1,
      ...noFailureReason,
    })),
    noteDone: assign(({ context }) => ({ done: context.change, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    isFailureKind,
    isProven,
    isPresentOrder: ({ context }, order: readonly string[]) =>
      context.properties.map(({ property }) => property).join() === order.join(),
  },
  delays: { loadingTimeout },
});

/** Returns the input of the call that stores the order. */
export const getOrderInput = ({ context }: { context: t.PropertyListContext }): t.OrderInput => ({
  properties: context.properties.map(({ property }) => property),
  idempotencyKey: createIdempotencyKey(context.visitId, 'orderProperties', context.attempt),
});

/** Returns the input of the call that changes a property. */
export const getChangeInput = ({ context }: { context: t.PropertyListContext }): t.ChangeInput => ({
  change: context.change!,
  idempotencyKey: createIdempotencyKey(context.visitId, context.change!.kind, context.attempt),
});
