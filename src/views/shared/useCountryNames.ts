import { useEffect, useState } from 'react';
import {
  loadCountryAliases,
  loadCountryNames,
  loadOtherNames,
  type CountryAliases,
  type CountryNames,
  type OtherNames,
} from '../../../contract/countries/index.ts';
import type { Language } from '../../../contract/language.ts';
import { useLanguage } from '../../i18n/index.ts';

/** Loads a file in the page's language. Returns undefined until it is loaded. */
function useLoaded<Words>(load: (language: Language) => Promise<Words>): Words | undefined {
  const language = useLanguage();
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let isHere = true;
    load(language).then(
      (loaded) => isHere && setWords(() => loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [language, load]);
  return words;
}

/** Returns the names of countries in the page's language, after they are loaded. */
export const useCountryNames = (): CountryNames | undefined => useLoaded(loadCountryNames);

/** Returns the names of nationalities and issuers that are not countries, after they are loaded. */
export const useOtherNames = (): OtherNames | undefined => useLoaded(loadOtherNames);

/** Returns alternative names of countries, after they are loaded. */
export const useCountryAliases = (): CountryAliases | undefined => useLoaded(loadCountryAliases);
