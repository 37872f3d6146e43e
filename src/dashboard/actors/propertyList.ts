import { fromPromise } from 'xstate';
import type { ListedProperty } from '../../../contract/dashboard/properties.ts';
import { propertyListMachine } from '../../../machines/dashboard/propertyList/propertyList.machine.ts';
import type { ChangeInput, OrderInput } from '../../../machines/dashboard/propertyList/propertyList.types.ts';
import { createProofActors, type ProofServices } from './proof.ts';

async function changeProperty(
  { api }: ProofServices,
  { change: { kind, property: listed }, idempotencyKey }: ChangeInput,
  signal: AbortSignal,
): Promise<void> {
  const options = { idempotencyKey, signal };
  const params = { property: listed.property };
  switch (kind) {
    case 'retire':
    case 'offerAgain':
      return void (await api.retireProperty({ params, body: { isRetired: kind === 'retire' } }, options));
    case 'adopt':
      return void (await api.adoptProperty({ params }, options));
    case 'returnToFiles':
      return void (await api.returnToFiles({ params }, options));
    case 'discardDraft': {
      const { revision } = await api.showProperty({ params }, { signal });
      return void (await api.discardDraft({ params, body: { revision } }, options));
    }
  }
}

/** Connects the list of properties to the host. */
export const createPropertyListActors = (dashboard: ProofServices) =>
  propertyListMachine.provide({
    actors: {
      listProperties: fromPromise<readonly ListedProperty[], undefined>(
        async ({ signal }) => (await dashboard.api.listProperties(undefined, { signal })).properties,
      ),
      orderProperties: fromPromise<readonly string[], OrderInput>(
        async ({ input: { properties, idempotencyKey }, signal }) => {
          const body = { properties: [...properties] };
          await dashboard.api.orderProperties({ body }, { idempotencyKey, signal });
          return properties;
        },
      ),
      changeProperty: fromPromise<void, ChangeInput>(({ input, signal }) =>
        changeProperty(dashboard, input, signal),
      ),
      proof: createProofActors(dashboard),
    },
  });
