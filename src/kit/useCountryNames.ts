import { useEffect, useState } from 'react';
import {
  loadCountryAliases,
  loadCountryNames,
  loadOtherNames,
  type CountryAliases,
  type CountryNames,
  type OtherNames,
} from '../../contract/values/countries/index.ts';
import type { Language } from '../../contract/values/language.ts';
import { useLanguage } from '../i18n/index.ts';

/** Loads data in the page's language with the given function. Returns undefined until it is loaded. */
function useLocalizedData<Data>(load: (language: Language) => Promise<Data>): Data | undefined {
  const language = useLanguage();
  const [data, setData] = useState<Data>();
  useEffect(() => {
    let isMounted = true;
    load(language).then(
      (loaded) => isMounted && setData(() => loaded),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [language, load]);
  return data;
}

/** Returns the names of countries in the page's language, or undefined until they are loaded. */
export const useCountryNames = (): CountryNames | undefined => useLocalizedData(loadCountryNames);

/** Returns the names of nationalities and document issuers that are not countries, or undefined until they are loaded. */
export const useOtherNames = (): OtherNames | undefined => useLocalizedData(loadOtherNames);

/** Returns alternative names of countries, or undefined until they are loaded. */
export const useCountryAliases = (): CountryAliases | undefined => useLocalizedData(loadCountryAliases);
