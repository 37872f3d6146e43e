import {
  fromPrintedCode,
  issuerCodes,
  nationalityCodes,
  residenceCodes,
} from '../../../contract/values/countries/icao.ts';
import { isRecord } from '../../../contract/values/isRecord.ts';
import { toViolation, type Violation } from '../../../contract/schemas/violations.ts';

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
  /** The required number of forms. */
  guestCount: number;
  /** The date in the property's time zone. */
  today: string;
}

/**
 * The errors in legal forms that their schema cannot find: a wrong number of forms, unknown countries (ISO 3166-1
 * alpha-3, Kosovo, and for documents those of ICAO Doc 9303-3), and future dates of birth. The schema may have rejected
 * the forms too.
 */
export const formViolations = (
  forms: readonly unknown[],
  { guestCount, today }: ExpectedForms,
): Violation[] => [
  ...(forms.length === guestCount ? [] : [toViolation('guests', 'guest_forms')]),
  ...forms.flatMap((form, index) => inForm(form, `guests[${index}]`, today)),
];
