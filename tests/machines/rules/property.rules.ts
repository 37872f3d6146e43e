import type { Property, propertyMachine } from '../../../machines/property/property.machine.ts';
import { rulesFor, type Rules } from './rule.ts';

const { goes, tried } = rulesFor<typeof propertyMachine>();

const called = (name: string) => ({ id: 'casa-azul', name }) as Property;

const tryAgain = { 'retry.requested': goes('loading') };

const states = tried(
  { unitId: 'unit', property: called('Casa Verde') },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { loadProperty: ['loadProperty', 'unit'] },
      answers: { 'loadProperty.answered': goes('ready', { property: called('Casa Azul') }) },
      fails: { loadProperty: { 'not-found': goes('notFound'), otherwise: goes('failed') } },
      after: [20_000, goes('failed')],
    },
    ready: { first: ['loading', 'loadProperty.answered'], tags: ['settled'] },
    notFound: {
      first: ['loading', 'loadProperty.failed.not-found'],
      tags: ['failed', 'settled'],
      on: tryAgain,
    },
    failed: {
      first: ['loading', 'loadProperty.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: tryAgain,
    },
  },
);

/** What each event does in each state of a property's page. */
export const propertyRules: Rules<typeof propertyMachine> = {
  begins: { in: 'loading', with: { unitId: 'casa-azul', property: undefined } },
  states,
};
