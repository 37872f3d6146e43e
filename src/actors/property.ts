import { fromPromise } from 'xstate';
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
