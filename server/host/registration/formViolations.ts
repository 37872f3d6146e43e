import {
  fromPrintedCode,
  issuerCodes,
  nationalityCodes,
  residenceCodes,
} from '../../../contract/countries/icao.ts';
import { isRecord } from '../../../contract/isRecord.ts';
import { toViolation, type Violation } from '../../../contract/violations.ts';

const violationCodes = {
  documentCountry: issuerCodes,
  nationality: nationalityCodes,
  countryOfResidence: residenceCodes,
} as const;

const isKnown = (codes: ReadonlySet<string>, code: unknown) =>
  typeof code === 'string' && codes.has(fromPrintedCode(code));

function inForm(form: unknown, path: string, today: string): Violation[] {
  if (!isRecord(form)) return [];
  const { dateOfBirth } = form;
  const isUnborn = typeof dateOfBirth === 'string' && dateOfBirth > today;
  return [
    ...(isUnborn ? [toViolation(`${path}.dateOfBirth`, 'date_future')] : []),
    ...Object.entries(violationCodes)
      .filter(([field, codes]) => !isKnown(codes, form[field]))
      .map(([field]) => toViolation(`${path}.${field}`, 'country')),
  ];
}

interface ExpectedForms {
  /** How many forms there should be. */
  guestCount: number;
  /** The date at the property. */
  today: string;
}

/**
 * What a host finds wrong with legal forms that their schema cannot know: how many there are, countries
 * that do not exist (ISO 3166-1 alpha-3, Kosovo, and for papers those of ICAO Doc 9303-3), births to come. The forms may be refused by the schema as well.
 */
export const formViolations = (
  forms: readonly unknown[],
  { guestCount, today }: ExpectedForms,
): Violation[] => [
  ...(forms.length === guestCount ? [] : [toViolation('guests', 'guest_forms')]),
  ...forms.flatMap((form, index) => inForm(form, `guests[${index}]`, today)),
];
