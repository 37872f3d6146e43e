import { fromPromise } from 'xstate';
import type { BulletinFile, DueStay } from '../../../contract/dashboard/bulletins.ts';
import {
  bulletinsMachine,
  unfinishedFilingMachine,
} from '../../../machines/dashboard/bulletins/bulletins.machine.ts';
import type { ChosenStays } from '../../../machines/dashboard/bulletins/bulletins.types.ts';
import { createProofActors, type ProofServices } from './proof.ts';

/** Connects the page about bulletins to the host. It begins with the filing if there is an unfinished one. */
export const createBulletinsActors = (dashboard: ProofServices, isFiling: boolean) =>
  (isFiling ? unfinishedFilingMachine : bulletinsMachine).provide({
    actors: {
      listBulletins: fromPromise<readonly DueStay[], undefined>(({ signal }) =>
        dashboard.api.listBulletins(undefined, { signal }),
      ),
      exportBulletins: fromPromise<readonly BulletinFile[], ChosenStays>(
        ({ input: { reservationIds, idempotencyKey }, signal }) =>
          dashboard.api.exportBulletins({ body: { reservationIds } }, { idempotencyKey, signal }),
      ),
      markFiled: fromPromise<void, ChosenStays>(
        async ({ input: { reservationIds, idempotencyKey }, signal }) => {
          await dashboard.api.markFiled({ body: { reservationIds } }, { idempotencyKey, signal });
        },
      ),
      proof: createProofActors(dashboard),
    },
  });
