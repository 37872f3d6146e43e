import { assign, emit, setup } from 'xstate';
import type { BackupList, BackupTask } from '../../../contract/dashboard/backups.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { getOutput } from '../shared/liveList.ts';
import { noRefusal, refuse } from '../shared/outcomes.ts';
import type * as t from './backups.types.ts';

/** The milliseconds between two looks at a backup or drill that is running. */
export const lookInterval = 2_000;

/** The common setup of the steps of the page about backups. */
export const backupsSetup = setup({
  types: {
    input: {} as t.BackupsInput,
    context: {} as t.BackupsContext,
    events: {} as t.BackupsEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    listBackups: declaredPromise<BackupList>('listBackups'),
    startTask: declaredPromise<void, t.TaskCall>('startTask'),
    prepareBackup: declaredPromise<void, t.DownloadCall>('prepareBackup'),
    proof: proofMachine,
  },
  actions: {
    storeList: assign((_, list: BackupList) => ({ list, ...noFailureReason })),
    startAction: assign(
      ({ context }, { task, backup }: { task: BackupTask | undefined; backup: string }) => ({
        task,
        backup,
        attempt: context.attempt + 1,
        ...noRefusal,
        ...noFailureReason,
      }),
    ),
    storeRefusal: assign(({ context: { attempt } }, error: Cause) => refuse(attempt, error)),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    isFailureKind,
    isProven,
    isRunning: (_, { running }: BackupList) => running !== null,
  },
  delays: { loadingTimeout, lookInterval },
});

/** Returns the function that creates the input of a call about the chosen backup. */
export const getInput =
  (call: string) =>
  ({ context: { backup, visitId, attempt } }: { context: t.BackupsContext }): t.DownloadCall => ({
    backup,
    idempotencyKey: createIdempotencyKey(visitId, call, attempt),
  });

/** The guard of lists in which a backup or drill is running. */
export const ifRunning = { type: 'isRunning', params: getOutput<BackupList> } as const;
