import type { IntlShape } from 'react-intl';
import type { StateFrom } from 'xstate';
import type { propertyMachine } from '../../machines/property/property.machine.ts';
import type { Visit } from '../../machines/property/property.types.ts';
import { randomId } from '../actors/randomId.ts';
import { definePage, type Page } from '../frame/page.ts';
import type { Services } from '../frame/services.ts';
import { siteSuffix } from './siteSuffix.ts';

/** The reasons why a property cannot be shown. */
const absences = {
  notFound: { status: 404, title: 'problem.unitNotFound.title', text: 'problem.unitNotFound.text' },
  noLongerLet: { status: 410, title: 'problem.noLongerLet.title', text: 'problem.noLongerLet.text' },
} as const;

const getAbsence = (value: PropertyState['value']) =>
  typeof value === 'string' && value in absences ? absences[value as keyof typeof absences] : undefined;

export type PropertyState = StateFrom<typeof propertyMachine>;

type Property = NonNullable<PropertyState['context']['property']>;

interface Parts extends Pick<Page<PropertyState>, 'loadRunner' | 'View' | 'canDeferOpenedEvent'> {
  /** Returns the page's name, which precedes the property's name in the title. Unset on the property's own page. */
  titlePart?: (property: Property, text: IntlShape) => string;
}

type Opening = 'booking.opened' | 'return.opened' | 'contact.opened';

type TitlePart = Parts['titlePart'];

function getTitles(property: Property, text: IntlShape, productName: string, titlePart: TitlePart) {
  const { name, kind, location } = property;
  const suffix = siteSuffix(name, productName);
  const stepTitle = name + suffix;
  // In the browser such a page adds its name and current step to the title itself.
  const title =
    import.meta.env.SSR && titlePart
      ? `${titlePart(property, text)} · ${stepTitle}`
      : text.formatMessage({ id: 'head.property' }, { name, kind, city: location.city }) + suffix;
  return { title, stepTitle };
}

/** Defines a page about one property, including its metadata and the event for its machine when the page is opened. */
export const definePropertyPage = (opening: Opening, { titlePart, ...parts }: Parts): Page =>
  definePage<PropertyState>({
    ...parts,
    getInput: ({ unit }) => ({ unitId: unit }),
    prefetch: async ({ unit }, { loadApi }) => {
      const ahead = await import('../actors/prefetchProperty.ts');
      await ahead.prefetchProperty(loadApi, unit!);
    },
    getOpenedEvent: ({ language }: Services): { type: Opening } & Visit => ({
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
        // Only the server's HTML needs these.
        ...(import.meta.env.SSR && {
          image: property?.photos[0],
          property,
          textLanguage: property?.textLanguage,
          textLanguages: property?.textLanguages,
        }),
      };
    },
  });
