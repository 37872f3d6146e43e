import { useState } from 'react';
import {
  callingPrefixes,
  likelyPlaces,
  otherPlaces,
  type PlaceCode,
} from '../../contract/values/countries/index.ts';
import { useText } from '../i18n/index.ts';
import { loadPhoneLibrary, normalizeTypedPhone } from '../input/normalizeTypedPhone.ts';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import * as shared from './shared.css.ts';
import { useCountryNames } from './useCountryNames.ts';

/** The two parts of a telephone number. */
export interface Phone {
  phonePrefix: string;
  phone: string;
}

interface Props {
  /** The prefix of the ids of this form's controls. */
  form: string;
  value: Phone;
  getError: (field: keyof Phone) => string | undefined;
  onChange: (phone: Partial<Phone>) => void;
  isOptional?: boolean;
}

const isPlace = (code: string): code is PlaceCode => code in callingPrefixes;

// The order is the same in every language.
const everyPlace = [...likelyPlaces, ...otherPlaces(undefined)];

/**
 * The fields for the country and the number of a telephone. The list contains countries, because some share a calling
 * prefix.
 */
export function PhoneField({ form, value, getError, onChange, isOptional = false }: Props) {
  const text = useText();
  const names = useCountryNames();
  const [chosen, setChosen] = useState('');
  const { phonePrefix, phone } = value;
  // Stored details contain only the prefix, so the first country with that prefix is shown.
  const place =
    isPlace(chosen) && callingPrefixes[chosen] === phonePrefix
      ? chosen
      : (everyPlace.find((code) => callingPrefixes[code] === phonePrefix) ?? '');
  const showDialled = async (box: HTMLInputElement) => {
    const typed = { phonePrefix, phone: box.value };
    const dialled = await normalizeTypedPhone(typed);
    const isOtherwise = dialled.phone !== typed.phone || dialled.phonePrefix !== typed.phonePrefix;
    if (isOtherwise && box.value === typed.phone) onChange(dialled);
  };
  const option = (code: PlaceCode) => (
    <option key={code} value={code}>
      {`${names?.[code] ?? code} (${callingPrefixes[code]})`}
    </option>
  );
  return (
    <div className={shared.pair}>
      <Select
        label={text('form.phonePrefix')}
        id={`${form}-phonePrefix`}
        name="phonePrefix"
        autoComplete="tel-country-code"
        value={place}
        error={getError('phonePrefix')}
        onChange={(code) => {
          setChosen(code);
          onChange({ phonePrefix: isPlace(code) ? callingPrefixes[code] : '' });
        }}
      >
        <option value="">{text('form.choose')}</option>
        <optgroup label={text('form.likelyCountries')}>{likelyPlaces.map(option)}</optgroup>
        <optgroup label={text('form.allCountries')}>{otherPlaces(names).map(option)}</optgroup>
      </Select>
      <TextField
        label={text(isOptional ? 'contact.phone' : 'form.phone')}
        id={`${form}-phone`}
        name="phone"
        inputMode="tel"
        autoComplete="tel-national"
        required={!isOptional}
        value={phone}
        error={getError('phone')}
        onChange={(typed) => onChange({ phone: typed })}
        onFocus={() => void loadPhoneLibrary().catch(() => undefined)}
        onBlur={({ currentTarget }) => void showDialled(currentTarget)}
      />
    </div>
  );
}
