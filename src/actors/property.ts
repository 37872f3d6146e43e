import { fromPromise } from 'xstate';
import { availabilityMachine, type Availability } from '../../machines/availability/availability.machine.ts';
import { propertyMachine, type Property } from '../../machines/property/property.machine.ts';
import type { Api } from '../api/index.ts';

/** The property page's machine with the host behind it. */
export const propertyAt = (api: Api) =>
  propertyMachine.provide({
    actors: {
      loadProperty: fromPromise<Property, string>(async ({ input, signal }) => {
        const { unavailable: _changesByTheDay, stay, ...unit } = await api.getRentalUnit(input, signal);
        return { ...unit, stay: { minNights: stay.minNights, maxNights: stay.maxNights } };
      }),
    },
  });

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
