import {
  otherIssuers,
  personsWithoutNationality,
  type OtherCode,
} from '../../../contract/values/countries/otherCodes.ts';
import type { GuestForm } from '../../../machines/registration/registration.types.ts';
import { useText } from '../../i18n/index.ts';
import { useCountries } from '../shared/useCountries.ts';
import { useOtherNames } from '../../kit/useCountryNames.ts';
import type { RegistrationProps } from './RegistrationProps.ts';
import { getId, labels, useRegistrationViolations, type GuestField } from './violations.ts';

/** Returns the fields of the open guest with their labels, values, errors and handlers. */
export function useGuest({ snapshot, send }: Pick<RegistrationProps, 'snapshot' | 'send'>) {
  const text = useText();
  const { getMessage } = useRegistrationViolations({ snapshot, send });
  const { groups, getName } = useCountries();
  const otherNames = useOtherNames();
  const otherGroup = (codes: readonly OtherCode[]) => ({
    label: text('registration.otherThanCountries'),
    options: codes.map((code) => ({ value: code, label: otherNames?.[code] ?? code, keywords: [code] })),
  });
  const groupsByField: Partial<Record<GuestField, typeof groups>> = {
    nationality: [...groups, otherGroup([...personsWithoutNationality, ...otherIssuers])],
    documentCountry: [...groups, otherGroup(otherIssuers)],
  };
  const { guests, opened: index } = snapshot.context;
  const change = (form: Partial<GuestForm>) => send({ type: 'guest.changed', index, form });
  const getField = (field: GuestField) => ({
    label: text(labels[field]),
    id: getId(index, field),
    name: field,
    value: guests[index]?.[field] ?? '',
    error: getMessage(`guests[${index}].${field}`),
    onChange: (value: string) => change({ [field]: value }),
  });
  return {
    /** Whether this guest most likely fills in the forms. The browser may then autofill the fields. */
    isFirst: index === 0,
    first: guests[0],
    sharesResidence: guests[index]?.sharesResidence ?? false,
    change,
    getField: getField,
    getCountry: (field: GuestField) => ({
      ...getField(field),
      groups: groupsByField[field] ?? groups,
      nothingFound: text('registration.noSuchCountry'),
    }),
    countryName: getName,
  };
}

export type Guest = ReturnType<typeof useGuest>;
