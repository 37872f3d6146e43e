import { fromPromise } from 'xstate';
import type { Availability } from '../../contract/schemas/availability.ts';
import { availabilityMachine } from '../../machines/availability/availability.machine.ts';
import type { Api } from '../api/index.ts';

/** Connects the machine that tracks the calendar's booked nights to the host. */
export const createAvailabilityActors = (loadApi: () => Promise<Api>) =>
  availabilityMachine.provide({
    actors: {
      readAvailability: fromPromise<Availability, string>(async ({ input, signal }) =>
        (await loadApi()).getAvailability({ id: input }, { signal }),
      ),
    },
  });
