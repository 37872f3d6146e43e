import { fromPromise } from 'xstate';
import type { RegisteredStay } from '../../../contract/dashboard/registrations.ts';
import { registrationsMachine } from '../../../machines/dashboard/registrations/registrations.machine.ts';
import type { ReminderInput } from '../../../machines/dashboard/registrations/registrations.types.ts';
import type { DashboardApi } from '../api/createDashboardApi.ts';

/** Connects the page about registrations to the host. */
export const createRegistrationsActors = (api: DashboardApi) =>
  registrationsMachine.provide({
    actors: {
      listRegistrations: fromPromise<readonly RegisteredStay[], undefined>(({ signal }) =>
        api.listRegistrations({ query: {} }, { signal }),
      ),
      remindGuest: fromPromise<void, ReminderInput>(
        async ({ input: { number: reservation, idempotencyKey }, signal }) => {
          await api.remindGuest({ params: { reservation } }, { idempotencyKey, signal });
        },
      ),
    },
  });
