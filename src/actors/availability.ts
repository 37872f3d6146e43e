import { fromPromise } from 'xstate';
import { availabilityMachine, type Availability } from '../../machines/availability/availability.machine.ts';
import type { Api } from '../api/index.ts';

/** The calendar's knowledge of taken nights, with the host behind it. */
export const availabilityAt = (loadApi: () => Promise<Api>) =>
  availabilityMachine.provide({
    actors: {
      readAvailability: fromPromise<Availability, string>(async ({ input, signal }) => {
        const api = await loadApi();
        const { unavailable, stay } = await api.getRentalUnit(input, signal);
        return { unavailable, stay };
      }),
    },
  });
