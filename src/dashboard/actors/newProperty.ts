import { fromPromise } from 'xstate';
import { newPropertyMachine } from '../../../machines/dashboard/newProperty/newProperty.machine.ts';
import type { CreationInput } from '../../../machines/dashboard/newProperty/newProperty.types.ts';
import type { Dashboard } from '../context/dashboard.ts';

/** Connects the form of a new property to the host. */
export const createNewPropertyActors = ({ api }: Pick<Dashboard, 'api'>) =>
  newPropertyMachine.provide({
    actors: {
      createProperty: fromPromise<void, CreationInput>(
        async ({ input: { entry, like, idempotencyKey }, signal }) => {
          const body = { ...entry, ...(like !== '' && { like }) };
          await api.createProperty({ body }, { idempotencyKey, signal });
        },
      ),
    },
  });
