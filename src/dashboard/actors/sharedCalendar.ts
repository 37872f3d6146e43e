import { fromPromise } from 'xstate';
import { sharedCalendarMachine } from '../../../machines/dashboard/sharedCalendar/sharedCalendar.machine.ts';
import type { RenewalInput } from '../../../machines/dashboard/sharedCalendar/sharedCalendar.types.ts';
import { createProofActors, type ProofServices } from './proof.ts';

/** Connects the address of a property's calendar to the host. */
export const createSharedCalendarActors = (dashboard: ProofServices) =>
  sharedCalendarMachine.provide({
    actors: {
      getCalendarAddress: fromPromise<string, string>(
        async ({ input: property, signal }) =>
          (await dashboard.api.getCalendarAddress({ params: { property } }, { signal })).address,
      ),
      renewCalendarAddress: fromPromise<string, RenewalInput>(
        async ({ input: { property, idempotencyKey }, signal }) => {
          const options = { idempotencyKey, signal };
          return (await dashboard.api.renewCalendarAddress({ params: { property } }, options)).address;
        },
      ),
      proof: createProofActors(dashboard),
    },
  });
