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

/** What a file of its own holds, in the page's language, once it has come. */
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

/** The names of countries in the page's language, once they have come. */
export const useCountryNames = (): CountryNames | undefined => useLoaded(loadCountryNames);

/** The names of nationalities and issuers that are no country, once they have come. */
export const useOtherNames = (): OtherNames | undefined => useLoaded(loadOtherNames);

/** What else countries are called, once it has come. */
export const useCountryAliases = (): CountryAliases | undefined => useLoaded(loadCountryAliases);
