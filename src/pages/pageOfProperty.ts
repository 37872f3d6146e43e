import type { StateFrom } from 'xstate';
import type { propertyMachine } from '../../machines/property/property.machine.ts';
import type { Visit } from '../../machines/property/property.types.ts';
import { randomId } from '../actors/randomId.ts';
import { definePage, type Page } from '../frame/page.ts';
import type { Services } from '../frame/services.ts';

/** Why there is nothing to show, where that is the answer. */
const absent = {
  notFound: { status: 404, words: 'unitNotFound' },
  noLongerLet: { status: 410, words: 'noLongerLet' },
} as const;

const absenceIn = (value: PropertyState['value']) =>
  typeof value === 'string' && value in absent ? absent[value as keyof typeof absent] : undefined;

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
    statusOf: ({ value }) => absenceIn(value)?.status ?? (typeof value === 'object' ? 200 : 503),
    headOf: ({ value, context: { property } }, text, { productName }) => {
      const absence = absenceIn(value);
      const saidOf = (part: 'title' | 'text') =>
        absence ? text.formatMessage({ id: `problem.${absence.words}.${part}` }) : productName;
      return {
        title: property ? `${property.name} · ${productName}` : saidOf('title'),
        description: property?.summary ?? saidOf('text'),
        image: property?.photos[0],
        textLanguage: property?.textLanguage,
        textLanguages: property?.textLanguages,
      };
    },
  });
