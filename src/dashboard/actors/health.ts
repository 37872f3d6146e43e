import { fromPromise } from 'xstate';
import type { CheckAnswer, HealthAnswer } from '../../../contract/dashboard/health.ts';
import { healthMachine } from '../../../machines/dashboard/health/health.machine.ts';
import type { HealthCall } from '../../../machines/dashboard/health/health.types.ts';
import type { DashboardApi } from '../api/createDashboardApi.ts';

/** Connects the page about the health of the site to the host. */
export const createHealthActors = (api: DashboardApi) =>
  healthMachine.provide({
    actors: {
      loadHealth: fromPromise<HealthAnswer, undefined>(({ signal }) => api.getHealth(undefined, { signal })),
      checkSite: fromPromise<CheckAnswer, undefined>(({ signal }) => api.checkSite(undefined, { signal })),
      retryJobs: fromPromise<void, HealthCall>(async ({ input: { job, idempotencyKey }, signal }) => {
        await api.retryJobs({ body: job === '' ? {} : { id: job } }, { idempotencyKey, signal });
      }),
      repairWebhook: fromPromise<void, HealthCall>(async ({ input: { idempotencyKey }, signal }) => {
        await api.repairWebhook(undefined, { idempotencyKey, signal });
      }),
    },
  });
