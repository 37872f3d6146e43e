import type { StateFrom } from 'xstate';
import type { propertyMachine } from '../../machines/property/property.machine.ts';
import type { Visit } from '../../machines/property/property.types.ts';
import { randomId } from '../actors/randomId.ts';
import { definePage, type Page } from '../frame/page.ts';
import type { Services } from '../frame/services.ts';

export type PropertyState = StateFrom<typeof propertyMachine>;

type Opening = 'booking.opened' | 'return.opened' | 'contact.opened';

/** A page about one property: what is said of it, and what its machine is told once it is on the screen. */
export const pageOfProperty = (
  opening: Opening,
  { run, View }: Pick<Page<PropertyState>, 'run' | 'View'>,
): Page =>
  definePage<PropertyState>({
    run,
    View,
    input: ({ unit }) => ({ unitId: unit }),
    opened: ({ language }: Services): { type: Opening } & Visit => ({
      type: opening,
      visitId: randomId(),
      language,
    }),
    statusOf: ({ value }) => (value === 'notFound' ? 404 : typeof value === 'object' ? 200 : 503),
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
      textLanguage: property?.textLanguage,
      textLanguages: property?.textLanguages,
    }),
  });
