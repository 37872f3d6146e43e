import { fromPromise } from 'xstate';
import { propertyMachine } from '../../machines/property/property.machine.ts';
import type { Property } from '../../machines/property/property.types.ts';
import type { Api } from '../api/index.ts';

/** A property's page with the host behind it. */
export const propertyAt = (loadApi: () => Promise<Api>) =>
  propertyMachine.provide({
    actors: {
      loadProperty: fromPromise<Property, string>(async ({ input, signal }) => {
        const unit = await (await loadApi()).getRentalUnit(input, signal);
        const { unavailable: _changesByTheDay, stay, ...property } = unit;
        return { ...property, stay: { minNights: stay.minNights, maxNights: stay.maxNights } };
      }),
    },
  });
