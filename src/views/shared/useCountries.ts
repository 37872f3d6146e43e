import { useMemo } from 'react';
import {
  likelyPlaces,
  nationalities,
  otherPlaces,
  type PlaceCode,
} from '../../../contract/values/countries/index.ts';
import { toPrintedCode } from '../../../contract/values/countries/icao.ts';
import { useText } from '../../i18n/index.ts';
import { useCountryAliases, useCountryNames } from '../../kit/useCountryNames.ts';

const alpha3ByCode = new Map<string, string>(nationalities.map(({ alpha2, alpha3 }) => [alpha2, alpha3]));
const isCountry = (code: string): code is PlaceCode => alpha3ByCode.has(code);

// Returns abbreviations such as UK and UAE.
const getInitials = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((word) => word[0])
    .join('');

/**
 * Returns the countries as options with their three-letter codes, the likely ones first, and a function that returns a
 * country's name.
 */
export function useCountries() {
  const text = useText();
  const names = useCountryNames();
  const aliases = useCountryAliases();
  return useMemo(() => {
    const getName = (code: PlaceCode) => names?.[code] ?? code;
    const findOption = (code: PlaceCode) => {
      const alpha3 = alpha3ByCode.get(code) ?? '';
      const keywords = [
        code,
        alpha3,
        toPrintedCode(alpha3),
        getInitials(getName(code)),
        ...(aliases?.[code] ?? []),
      ];
      return { value: alpha3, label: getName(code), keywords };
    };
    return {
      groups: [
        { label: text('form.likelyCountries'), options: likelyPlaces.filter(isCountry).map(findOption) },
        { label: text('form.allCountries'), options: otherPlaces(names).filter(isCountry).map(findOption) },
      ],
      getName: (alpha3: string) => {
        const country = nationalities.find((each) => each.alpha3 === alpha3);
        return country ? getName(country.alpha2) : '';
      },
    };
  }, [names, aliases, text]);
}
