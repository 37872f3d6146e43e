import { useMemo } from 'react';
import { likelyPlaces, nations, otherPlaces, type PlaceCode } from '../../../contract/countries/index.ts';
import { toPrintedCode } from '../../../contract/countries/icao.ts';
import { useText } from '../../i18n/index.ts';
import { useCountryAliases, useCountryNames } from './useCountryNames.ts';

const alpha3Of = new Map<string, string>(nations.map(({ alpha2, alpha3 }) => [alpha2, alpha3]));
const isNation = (code: string): code is PlaceCode => alpha3Of.has(code);

// As in UK and UAE.
const initialsOf = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((word) => word[0])
    .join('');

/** The countries to choose from by their three letters, likely ones first, and their names. */
export function useCountries() {
  const text = useText();
  const names = useCountryNames();
  const aliases = useCountryAliases();
  return useMemo(() => {
    const nameOf = (code: PlaceCode) => names?.[code] ?? code;
    const optionOf = (code: PlaceCode) => {
      const alpha3 = alpha3Of.get(code) ?? '';
      const keywords = [
        code,
        alpha3,
        toPrintedCode(alpha3),
        initialsOf(nameOf(code)),
        ...(aliases?.[code] ?? []),
      ];
      return { value: alpha3, label: nameOf(code), keywords };
    };
    return {
      groups: [
        { label: text('form.likelyCountries'), options: likelyPlaces.filter(isNation).map(optionOf) },
        { label: text('form.allCountries'), options: otherPlaces(names).filter(isNation).map(optionOf) },
      ],
      nameOf: (alpha3: string) => {
        const country = nations.find((each) => each.alpha3 === alpha3);
        return country ? nameOf(country.alpha2) : '';
      },
    };
  }, [names, aliases, text]);
}
