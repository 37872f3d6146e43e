import { fromPromise } from 'xstate';
import type { BackupList } from '../../../contract/dashboard/backups.ts';
import { backupsMachine } from '../../../machines/dashboard/backups/backups.machine.ts';
import type { DownloadCall, TaskCall } from '../../../machines/dashboard/backups/backups.types.ts';
import { createProofActors, type ProofServices } from './proof.ts';

/** Connects the page about backups to the host. */
export const createBackupsActors = (dashboard: ProofServices) =>
  backupsMachine.provide({
    actors: {
      listBackups: fromPromise<BackupList, undefined>(({ signal }) =>
        dashboard.api.listBackups(undefined, { signal }),
      ),
      startTask: fromPromise<void, TaskCall>(async ({ input: { task, backup, idempotencyKey }, signal }) => {
        const options = { idempotencyKey, signal };
        if (task === 'backup') await dashboard.api.makeBackup(undefined, options);
        else await dashboard.api.drillBackup({ params: { backup } }, options);
      }),
      prepareBackup: fromPromise<void, DownloadCall>(
        async ({ input: { backup, idempotencyKey }, signal }) => {
          await dashboard.api.prepareBackup({ params: { backup } }, { idempotencyKey, signal });
        },
      ),
      proof: createProofActors(dashboard),
    },
  });
