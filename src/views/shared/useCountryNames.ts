import { useEffect, useState } from 'react';
import { loadCountryNames, type CountryNames } from '../../../contract/countries/index.ts';
import { useLanguage } from '../../i18n/index.ts';

/** The names of countries in the page's language, once they have come. */
export function useCountryNames(): CountryNames | undefined {
  const language = useLanguage();
  const [names, setNames] = useState<CountryNames>();
  useEffect(() => {
    let isHere = true;
    void loadCountryNames(language).then((loaded) => isHere && setNames(loaded));
    return () => {
      isHere = false;
    };
  }, [language]);
  return names;
}
