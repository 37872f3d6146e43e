import type { StateFrom } from 'xstate';
import type { propertyMachine } from '../../machines/property/property.machine.ts';
import { BookableProperty } from './BookableProperty.tsx';
import { definePage } from './page.ts';

export const page = definePage<StateFrom<typeof propertyMachine>>({
  machine: async ({ api }) => (await import('../actors/property.ts')).propertyAt(api),
  input: ({ unit }) => ({ unitId: unit }),
  statusOf: ({ value }) => (value === 'notFound' ? 404 : value === 'ready' ? 200 : 503),
  headOf: ({ value, context: { property } }, text, { productName }) => ({
    title: property
      ? `${property.name} · ${productName}`
      : value === 'notFound'
        ? text.formatMessage({ id: 'problem.unitNotFound.title' })
        : productName,
    description:
      property?.summary ??
      (value === 'notFound' ? text.formatMessage({ id: 'problem.unitNotFound.text' }) : productName),
    image: property?.photos[0]?.src,
  }),
  View: BookableProperty,
});
