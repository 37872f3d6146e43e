import { useEffect, useState } from 'react';
import { listTextLanguages } from '../../../../contract/content/photoOrder.ts';
import type { Language } from '../../../../contract/values/language.ts';
import { useDashboard } from '../../context/dashboard.ts';
import type { Editor } from './EditorContext.ts';
import { countInLanguage, type Issue } from './findIssues.ts';

/** Returns the languages of the property's texts in the order of the site. */
function listWritten({ document, shown }: Pick<Editor, 'document' | 'shown'>): Language[] {
  const written = listTextLanguages(document);
  const inOrder = shown.languages.filter((language) => written.includes(language));
  return [...inOrder, ...written.filter((language) => !inOrder.includes(language))];
}

interface Options extends Pick<Editor, 'document' | 'shown'> {
  /** The errors that the section marks when it is opened. */
  marked: readonly Issue[];
}

/**
 * Returns the languages of a property and those whose texts are shown, which stay for the other sections. A section that
 * marks errors begins with a language that has some, because a narrow window shows one language.
 */
export function useShownLanguages({ document, shown, marked }: Options) {
  const { shownLanguages } = useDashboard();
  const written = listWritten({ document, shown });
  const select = (languages: readonly Language[]) => {
    const known = languages.filter((language) => written.includes(language));
    return known.length > 0 ? known : written.slice(0, 2);
  };
  const [chosen, setChosen] = useState<readonly Language[]>(() => {
    const [first, ...others] = select([...shownLanguages]);
    const incomplete = written.filter((language) => countInLanguage(marked, language) > 0);
    if (first === undefined || incomplete.length === 0 || incomplete.includes(first))
      return [...shownLanguages];
    return [others.find((language) => incomplete.includes(language)) ?? incomplete[0]!, first];
  });
  useEffect(() => {
    shownLanguages.clear();
    for (const language of chosen) shownLanguages.add(language);
  }, [shownLanguages, chosen]);
  return { written, languages: select(chosen), showLanguages: setChosen };
}
