import { locales } from '../../../contract/values/language.ts';
import { checkbox, radio, text as field } from '../../support/screen.ts';
import type { MessageId } from '../../support/words.ts';
import type { Scenario, TypedGuest } from '../scenario.ts';

const dateParts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
type Part = 'day' | 'month' | 'year';
const isPart = (type: string): type is Part => ['day', 'month', 'year'].includes(type);

const birthDateFields = (
  { translator: { text, language } }: Scenario,
  [day, month, year]: TypedGuest['born'],
) => {
  const dateValues = { day, month, year };
  return new Intl.DateTimeFormat(locales[language], dateParts)
    .formatToParts()
    .map(({ type }) => type)
    .filter(isPart)
    .map((part) => field(text(`registration.${part}`), dateValues[part]));
};

const types = ['passport', 'identity_card', 'other'] as const;

/** The fields of the open guest's form. Country of document and of residence follow the nationality. */
export function getFields(scenario: Scenario): string[] {
  const { translator, countries, guests, opened } = scenario;
  const { text } = translator;
  const guest = guests[opened]!;
  const country = guest.nationality === '' ? '' : countries[guest.nationality];
  const list = (id: MessageId) => `combobox “${text(id)}”: ${country}`;
  const sharesCountry = guest.placeOfResidence === undefined;
  return [
    field(text('registration.surname'), guest.surname),
    field(text('registration.givenNames'), guest.givenNames),
    ...birthDateFields(scenario, guest.born),
    field(text('registration.placeOfBirth')),
    list('registration.nationality'),
    ...types.map((type) => radio(text(`registration.documentType.${type}`), type === guest.documentType)),
    field(text('registration.documentNumber'), guest.documentNumber),
    list('registration.documentCountry'),
    ...(opened === 0 ? [] : [checkbox(text('registration.sharesResidence'), sharesCountry)]),
    ...(sharesCountry
      ? []
      : [
          list('registration.countryOfResidence'),
          field(text('registration.placeOfResidence'), guest.placeOfResidence),
        ]),
  ];
}

/** The progress of a guest's form, as the row of guests shows it. */
export function getProgress({ guests, isNationalityRefused }: Scenario, index: number) {
  const { surname, documentNumber } = guests[index]!;
  if (isNationalityRefused && index === 1) return 'refused';
  if (surname === '') return 'empty';
  return documentNumber === '' ? 'begun' : 'filled';
}

/** The name of a guest's nationality in the error summary. */
export const formatCountryField = ({ translator: { text } }: Scenario, number: number): string =>
  text('registration.fieldOfGuest', { number, field: text('registration.nationality') });
