import { assign, emit, setup } from 'xstate';
import type { BulletinFile, DueStay } from '../../../contract/dashboard/bulletins.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type * as t from './bulletins.types.ts';

const findUnfinished = (stays: readonly DueStay[], unfinished: readonly string[]) =>
  stays.filter(({ reservationId }) => unfinished.includes(reservationId));

/** The common setup of the steps of the page about bulletins. */
export const bulletinsSetup = setup({
  types: {
    input: {} as t.BulletinsInput,
    context: {} as t.BulletinsContext,
    events: {} as t.BulletinsEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    listBulletins: declaredPromise<readonly DueStay[]>('listBulletins'),
    exportBulletins: declaredPromise<readonly BulletinFile[], t.ChosenStays>('exportBulletins'),
    markFiled: declaredPromise<void, t.ChosenStays>('markFiled'),
    proof: proofMachine,
  },
  actions: {
    storeStays: assign((_, stays: readonly DueStay[]) => ({ stays, unfinished: [], ...noFailureReason })),
    chooseStays: assign(({ context }, chosen: readonly DueStay[]) => ({
      chosen,
      attempt: context.attempt + 1,
      isFiled: false,
      ...noFailureReason,
    })),
    /** Chooses those stays of an unfinished filing that must still be reported. */
    chooseUnfinished: assign(({ context: { unfinished, attempt } }, stays: readonly DueStay[]) => {
      const chosen = findUnfinished(stays, unfinished);
      return {
        chosen,
        // Another request needs another key.
        attempt: chosen.length === unfinished.length ? attempt : attempt + 1,
      };
    }),
    storeFiles: assign((_, files: readonly BulletinFile[]) => ({ files, ...noFailureReason })),
    /** The files contain documents of guests, so they are not kept longer than they are shown. */
    forgetFiles: assign({ files: [] }),
    storeResult: assign({ isFiled: true, ...noFailureReason }),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    isFailureKind,
    isProven,
    isUnfinished: ({ context }, stays: readonly DueStay[]) =>
      findUnfinished(stays, context.unfinished).length > 0,
  },
  delays: { loadingTimeout },
});

/** Returns the function that creates the input of a call about the chosen stays. */
export const getChosen =
  (call: string) =>
  ({ context: { chosen, visitId, attempt } }: { context: t.BulletinsContext }): t.ChosenStays => ({
    reservationIds: chosen.map(({ reservationId }) => reservationId),
    idempotencyKey: createIdempotencyKey(visitId, call, attempt),
  });

/** The host returns to the list, which may have changed in the meantime. */
export const toList = {
  target: '#bulletins.shown.refreshing',
  actions: ['clearFailure', 'focusPage'],
} as const;
