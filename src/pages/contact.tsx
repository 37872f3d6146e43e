import type { StateFrom } from 'xstate';
import type { propertyMachine } from '../../machines/property/property.machine.ts';
import { ContactOfProperty } from './ContactOfProperty.tsx';
import { definePage } from './page.ts';
import { page as property } from './property.tsx';

export const page = definePage<StateFrom<typeof propertyMachine>>({
  machine: property.machine,
  input: property.input,
  statusOf: property.statusOf,
  headOf: property.headOf,
  View: ContactOfProperty,
});
