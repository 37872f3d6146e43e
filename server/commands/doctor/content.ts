import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import type { Language } from '../../../contract/language.ts';
import type { Config } from '../../config/index.ts';
import { ContentRefused, loadContent } from '../../host/index.ts';
import { findingsOf, type Finding } from './finding.ts';

const { ok, failed } = findingsOf('content');

/** Whether the properties are as they should be, in the languages that the site offers. */
export async function checkContent({
  contentDir,
  languages,
}: Pick<Config, 'contentDir'> & { languages: readonly Language[] }): Promise<Finding> {
  try {
    const { units, odd } = await loadContent(contentDir, takenUnitIds, undefined, languages);
    const sound = `${[...units.keys()].join(', ')}, without a mistake`;
    return ok(odd.length === 0 ? sound : `${sound}; what looks odd (${odd.length}), "content check" names`);
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    return failed(`${error.mistakes.length} mistakes in ${contentDir}`, 'Mend what "content check" names.');
  }
}
