import { fromPromise } from 'xstate';
import type { UnitDescription } from '../../contract/schemas/rentalUnit.ts';
import { propertyMachine } from '../../machines/property/property.machine.ts';
import type { Property } from '../../machines/property/property.types.ts';
import type { Api } from '../api/index.ts';
import { loadProperty } from './prefetchProperty.ts';

/** Connects the machine of a property's page to the host. */
export const createPropertyActors = (loadApi: () => Promise<Api>) =>
  propertyMachine.provide({
    actors: {
      loadProperty: fromPromise<Property, string>(async ({ input, signal }) => {
        const description: UnitDescription & { unavailable?: unknown } = await loadProperty(
          await loadApi(),
          input,
          signal,
        );
        // A host may still send data that changes daily, which does not belong to the page.
        const { unavailable: _, stay, ...unit } = description;
        const { minNights, maxNights, arrivalDays } = stay;
        return { ...unit, stay: { minNights, maxNights, ...(arrivalDays && { arrivalDays }) } };
      }),
    },
  });
