import { fromPromise } from 'xstate';
import type { TodayAnswer } from '../../../contract/dashboard/today.ts';
import { todayMachine } from '../../../machines/dashboard/today/today.machine.ts';
import type { ActionInput } from '../../../machines/dashboard/today/today.types.ts';
import type { DashboardApi } from '../api/createDashboardApi.ts';

/** Connects the page of today to the host. */
export const createTodayActors = (api: DashboardApi) =>
  todayMachine.provide({
    actors: {
      loadToday: fromPromise<TodayAnswer, undefined>(({ signal }) => api.getToday(undefined, { signal })),
      remindGuest: fromPromise<void, ActionInput>(
        async ({ input: { subject: reservation, idempotencyKey }, signal }) => {
          await api.remindGuest({ params: { reservation } }, { idempotencyKey, signal });
        },
      ),
      retryJob: fromPromise<void, ActionInput>(async ({ input: { subject: id, idempotencyKey }, signal }) => {
        await api.retryJobs({ body: { id } }, { idempotencyKey, signal });
      }),
    },
  });
