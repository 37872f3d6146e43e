import type { IntlShape } from 'react-intl';
import type { StateFrom } from 'xstate';
import type { propertyMachine } from '../../machines/property/property.machine.ts';
import type { Visit } from '../../machines/property/property.types.ts';
import { randomId } from '../actors/randomId.ts';
import { definePage, type Page } from '../frame/page.ts';
import type { Services } from '../frame/services.ts';
import { siteSuffix } from './siteSuffix.ts';

/** Why there is nothing to show, where that is the answer. */
const absent = {
  notFound: { status: 404, title: 'problem.unitNotFound.title', text: 'problem.unitNotFound.text' },
  noLongerLet: { status: 410, title: 'problem.noLongerLet.title', text: 'problem.noLongerLet.text' },
} as const;

const getAbsence = (value: PropertyState['value']) =>
  typeof value === 'string' && value in absent ? absent[value as keyof typeof absent] : undefined;

export type PropertyState = StateFrom<typeof propertyMachine>;

type Property = NonNullable<PropertyState['context']['property']>;

interface Parts extends Pick<Page<PropertyState>, 'run' | 'View' | 'mayWait'> {
  /** What the page is before the property’s name, where it is not the property itself. */
  titlePart?: (property: Property, text: IntlShape) => string;
}

type Opening = 'booking.opened' | 'return.opened' | 'contact.opened';

type TitlePart = Parts['titlePart'];

function getTitles(property: Property, text: IntlShape, productName: string, titlePart: TitlePart) {
  const { name, kind, location } = property;
  const suffix = siteSuffix(name, productName);
  const titleOfSteps = name + suffix;
  // In the browser such a page puts its part there itself, and the step that it is at.
  const title =
    import.meta.env.SSR && titlePart
      ? `${titlePart(property, text)} · ${titleOfSteps}`
      : text.formatMessage({ id: 'head.property' }, { name, kind, city: location.city }) + suffix;
  return { title, titleOfSteps };
}

/** A page about one property: what is said of it, and what its machine is told once it is on the screen. */
export const pageOfProperty = (opening: Opening, { titlePart, ...parts }: Parts): Page =>
  definePage<PropertyState>({
    ...parts,
    input: ({ unit }) => ({ unitId: unit }),
    prefetch: async ({ unit }, { loadApi }) => {
      const ahead = await import('../actors/prefetchProperty.ts');
      await ahead.prefetchProperty(loadApi, unit!);
    },
    opened: ({ language }: Services): { type: Opening } & Visit => ({
      type: opening,
      visitId: randomId(),
      language,
    }),
    getStatus: ({ value }) => getAbsence(value)?.status ?? (typeof value === 'object' ? 200 : 503),
    getHead: ({ value, context: { property } }, text, { productName }) => {
      const absence = getAbsence(value);
      const getFailureText = (part: 'title' | 'text') =>
        absence ? text.formatMessage({ id: absence[part] }) : productName;
      return {
        ...(property
          ? getTitles(property, text, productName, titlePart)
          : { title: getFailureText('title') }),
        description: property?.summary ?? getFailureText('text'),
        // A tab shows none of it.
        ...(import.meta.env.SSR && {
          image: property?.photos[0],
          property,
          textLanguage: property?.textLanguage,
          textLanguages: property?.textLanguages,
        }),
      };
    },
  });
